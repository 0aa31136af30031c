import { CommandError } from './command'

let hasListener = false

/**
 * Writes to standard output and waits until it has taken it, so that a slow reader of a pipe gets everything.
 *
 * @throws {CommandError} when the reader has gone, as `head` does
 */
export function writeOut(text: string): Promise<void> {
  if (!hasListener) process.stdout.on('error', () => undefined)
  hasListener = true
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error) reject(new CommandError(`Standard output was closed: ${error.message}`))
      else resolve()
    })
  })
}
