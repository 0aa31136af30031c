import { runAll, runEslint, runPrettier, runTypes } from '../lib/checks'
import { runCommand } from '../lib/command'
import { runJest, unitWords } from '../lib/jest'

/** `npm run check`: what needs no build (lint, types, unit and component tests). */
void runCommand(() => runAll(runEslint, runPrettier, runTypes, () => runJest(unitWords)))
