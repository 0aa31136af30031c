import { SettingsError } from '../../src/settings/settings'
import { isShuttingDown } from './shutdown'

/** A failure that its message explains in full: printed without a stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError'
}

/**
 * Prints what stopped a command: the message alone where it says enough, else with the stack.
 */
export function reportError(error: unknown): void {
  const isExplained = error instanceof CommandError || error instanceof SettingsError
  console.error(isExplained ? error.message : error)
}

/**
 * Runs the body of a command file.
 *
 * @param main gets the words after the command's name; its number is the exit code, and without one the process stays
 *   until nothing is left to do (a server)
 */
export async function runCommand(main: (words: string[]) => Promise<number | void>): Promise<void> {
  const words = process.argv.slice(2)
  let code: number | void
  try {
    code = await main(words[0] === '--' ? words.slice(1) : words)
  } catch (error) {
    reportError(error)
    code = 1
  }
  if (typeof code === 'number' && !isShuttingDown()) process.exit(code)
}
