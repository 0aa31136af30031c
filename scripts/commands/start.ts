import type { Builder } from '../../server/rebuild/builder'
import { loadSettings } from '../../src/settings/environment'
import { CommandError, runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'
import { createBuilder } from '../resident/create-builder'

/** The first build of the process that the server goes on building with. */
async function build(builder: Builder): Promise<void> {
  const print = (line: string) => console.log(line)
  try {
    await builder.exclusively((run) => run({ enterPhase: () => undefined, print }))
  } catch (error) {
    await builder.close()
    throw new CommandError((error as Error).message, { cause: error })
  }
}

/** `npm start`: builds the site and serves it; the server prints its addresses. */
void runCommand(async () => {
  const settings = loadSettings(projectFolder)
  const builder = createBuilder(settings, 'start')
  await build(builder)
  const { serve } = await import('../../server/main')
  console.log('Starting the server; stop it with Ctrl+C')
  await serve({ projectFolder, settings, builder })
  return Number(process.exitCode ?? 0)
})
