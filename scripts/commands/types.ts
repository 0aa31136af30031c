import { runTypes } from '../lib/checks'
import { runCommand } from '../lib/command'

/** `npm run types`: TypeScript over the whole project. */
void runCommand(() => runTypes())
