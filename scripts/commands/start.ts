import { loadSettings } from '../../src/settings/environment'
import { createBuilder } from '../resident/create-builder'
import { runCommand } from '../lib/command'
import { runNode } from '../lib/child'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { withProjectLock } from '../lib/project-lock'

/** `npm start`: builds the site and serves it; the server prints its addresses. */
void runCommand(async () => {
  const settings = loadSettings(projectFolder)
  const buildWords = typeScriptWords(inProject('scripts', 'commands', 'build.ts'))
  const code = await withProjectLock(projectFolder, 'start', () => runNode(buildWords, { cwd: projectFolder }))
  if (code !== 0) return code
  const { serve } = await import('../../server/main')
  console.log('Starting the server; stop it with Ctrl+C')
  await serve({ projectFolder, settings, builder: createBuilder(settings) })
  return Number(process.exitCode ?? 0)
})
