import { runCommand } from '../lib/command'
import { acquireProjectLock } from '../lib/project-lock'

const heldMs = 60_000

/** For tests: takes the lock of the folder it is given, says so, and stays; exits with a message when it cannot. */
void runCommand(async ([folder = '']) => {
  acquireProjectLock(folder, 'develop')
  console.log('held')
  await new Promise((resolve) => setTimeout(resolve, heldMs))
})
