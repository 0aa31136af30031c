import fs from 'node:fs'
import { runCommand } from '../lib/command'
import { inProject, projectFolder } from '../lib/project'
import { withProjectLock } from '../lib/project-lock'

/** `npm run clean`: removes what builds leave behind (.cache, public/); what was submitted and released stays. */
void runCommand(() =>
  withProjectLock(projectFolder, 'clean', async () => {
    for (const name of ['.cache', 'public']) await fs.promises.rm(inProject(name), { recursive: true, force: true })
    console.log('Removed .cache and public/')
    return 0
  }),
)
