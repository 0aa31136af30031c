import { startChild } from '../lib/child'
import { runCommand } from '../lib/command'

/** For tests: a process that starts the program it is given and passes its exit code on. */
void runCommand(([file = '', ...words]) => startChild(file, words).exited)
