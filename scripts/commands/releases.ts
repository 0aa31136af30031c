import path from 'node:path'
import { loadSettings } from '../../src/settings/environment'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'
import { runSubcommand } from '../lib/subcommands'
import { releasesCommands } from '../releases/subcommands'

const openContext = () => {
  const dataDir = path.resolve(projectFolder, loadSettings(projectFolder).DATA_DIR)
  return Promise.resolve({ context: { dataDir }, close: () => Promise.resolve() })
}

/** `npm run releases -- list | rollback ID | export ID DIR` (docs/operating.md). */
void runCommand((words) => runSubcommand('releases', releasesCommands, words, openContext))
