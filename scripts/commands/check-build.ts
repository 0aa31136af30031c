import { runCheckBuild } from '../lib/checks'
import { runCommand } from '../lib/command'

/** `npm run check:build`: the checks on the built site in public/. */
void runCommand((words) => runCheckBuild(words))
