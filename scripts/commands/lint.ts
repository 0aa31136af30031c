import { runAll, runEslint, runPrettier } from '../lib/checks'
import { runCommand } from '../lib/command'

/** `npm run lint`: ESLint and Prettier over the whole project. */
void runCommand(() => runAll(runEslint, runPrettier))
