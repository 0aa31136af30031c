import { loadSettings } from '../../src/settings/environment'
import { runCommand } from '../lib/command'
import { projectFolder } from '../lib/project'
import { checkBuild } from './check-build'

/** `npm run check:build`; with CHECK_REPORT_FILE the counts are written there too. */
void runCommand(() => checkBuild(projectFolder, loadSettings(projectFolder), process.env.CHECK_REPORT_FILE))
