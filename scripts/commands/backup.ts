import path from 'node:path'
import { loadSettings } from '../../src/settings/environment'
import { backupCommands } from '../backup/subcommands'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'
import { runSubcommand } from '../lib/subcommands'

function openContext() {
  const { DATA_DIR, DATABASE_URL: databaseUrl } = loadSettings(projectFolder)
  const context = { dataDir: path.resolve(projectFolder, DATA_DIR), databaseUrl }
  return Promise.resolve({ context, close: () => Promise.resolve() })
}

/** `npm run backup -- create FILE | restore FILE` (docs/leads.md). */
void runCommand((words) => runSubcommand('backup', backupCommands, words, openContext))
