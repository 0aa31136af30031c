import { serve } from '../../server/main'
import { loadSettings } from '../../src/settings/environment'
import { createBuilder } from '../resident/create-builder'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'

/** `npm run serve`: the server of contracts section 5, until it is stopped. */
void runCommand(async () => {
  const settings = loadSettings(projectFolder)
  await serve({ projectFolder, settings, builder: createBuilder(settings) })
  return Number(process.exitCode ?? 0)
})
