import fs from 'node:fs'
import path from 'node:path'
import { readSettings, type Settings } from './settings'

/**
 * Reads `.env` of the project folder into the process environment (what is set already wins) and checks all settings.
 *
 * @param projectFolder the folder that holds package.json
 * @throws {SettingsError} when a setting is wrong
 */
export function loadSettings(projectFolder: string = process.cwd()): Settings {
  const file = path.join(projectFolder, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  return readSettings(process.env)
}
