import { serve } from '../../server/main'
import { createChildBuilder } from '../build/child-builder'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'

/** `npm run serve`: the server of contracts section 5, until it is stopped. */
void runCommand(async () => {
  await serve({ projectFolder, builder: createChildBuilder() })
  return Number(process.exitCode ?? 0)
})
