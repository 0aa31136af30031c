import fs from 'node:fs'
import { runNode } from '../lib/child'
import { CommandError, runCommand } from '../lib/command'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'

/** `npm run screenshots [-- …]`: pictures of the built site's pages; the words are passed on. */
void runCommand((words) => {
  const file = inProject('scripts', 'screenshots.ts')
  if (!fs.existsSync(file)) throw new CommandError('scripts/screenshots.ts is missing: there is nothing to run')
  return runNode(typeScriptWords(file, ...words), { cwd: projectFolder })
})
