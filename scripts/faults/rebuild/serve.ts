import { serve } from '../../../server/main'
import { createChildBuilder } from '../../build/child-builder'
import { inProject } from '../../lib/project'

/** The server of the folder that it is started in, with builds of a second. */
const folder = process.cwd()
const command = [process.execPath, inProject('scripts', 'faults', 'rebuild', 'quick-builder.mjs')]
void serve({ projectFolder: folder, builder: createChildBuilder({ folder, command }) })
