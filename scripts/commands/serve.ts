import { serve } from '../../server/main'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'

/** `npm run serve`: the server of contracts section 5, until it is stopped. */
void runCommand(async () => {
  await serve({ projectFolder })
  return Number(process.exitCode ?? 0)
})
