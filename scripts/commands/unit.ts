import { runCommand } from '../lib/command'
import { runJest, unitWords } from '../lib/jest'

/** `npm run unit [-- …]`: unit and component tests; the words go to Jest. */
void runCommand((words) => runJest([...unitWords, ...words]))
