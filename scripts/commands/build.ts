import { loadSettings } from '../../src/settings/environment'
import { buildSite } from '../build/build-site'
import { runCommand } from '../lib/command'
import { endWithParent } from '../lib/end-with-parent'
import { projectFolder } from '../lib/project'
import { withProjectLock } from '../lib/project-lock'

/** `npm run build`: the complete site in public/. */
void runCommand(() => {
  endWithParent()
  const settings = loadSettings(projectFolder)
  return withProjectLock(projectFolder, 'build', () => buildSite(settings))
})
