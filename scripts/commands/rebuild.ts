import { loadSettings } from '../../src/settings/environment'
import { createChildBuilder } from '../build/child-builder'
import { articlesFolder } from '../lib/blog-api-for-build'
import { CommandError, runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'
import { readWords } from '../lib/words'
import { hook } from '../rebuild/hook'
import { rebuild } from '../rebuild/rebuild'

const help = `npm run rebuild                             rebuilds the site, by the running server where there is one
npm run rebuild -- --hook URL               calls a host's own build hook instead
npm run rebuild -- --hook URL --if-changed  the same, only when something has changed since the last call`

const options = {
  hook: { takes: 'URL', help: 'the build hook of a host' },
  'if-changed': { help: 'calls it only when something has changed' },
}

/** `npm run rebuild [-- --hook URL [--if-changed]]` (docs/operating.md). */
void runCommand((args) => {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help)
    return Promise.resolve(0)
  }
  const words = readWords(args, { options, rest: [], command: 'rebuild' })
  const address = words.value('hook')
  const isIfChanged = words.isOn('if-changed')
  if (isIfChanged && address === undefined) throw new CommandError('rebuild --if-changed: takes --hook URL beside it')
  const print = (line: string) => console.log(line)
  const place = { projectFolder, articlesDir: articlesFolder(), settings: loadSettings(projectFolder), print }
  return address === undefined
    ? rebuild({ ...place, builder: createChildBuilder() })
    : hook({ ...place, address, isIfChanged })
})
