import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * A folder of its own for each test of a file, removed afterwards.
 *
 * @returns a function that writes a file into the folder of the running test, and one that gives its path
 */
export function useTemporaryFolder() {
  let folder = ''
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))
  const pathOf = (name = '') => path.join(folder, name)
  const write = (name: string, content: unknown) => {
    fs.mkdirSync(path.dirname(pathOf(name)), { recursive: true })
    fs.writeFileSync(pathOf(name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { pathOf, write }
}

/** Runs what must fail and gives the lines of its message. */
export function linesOfError(action: () => unknown): string[] {
  try {
    action()
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.trim())
  }
  throw new Error('Nothing was thrown')
}
