import fs from 'node:fs/promises'

/** The output of a build, kept as a file of bounded size: its beginning and its end. */
export interface BuildLog {
  print(line: string): void
  close(): Promise<void>
}

const headBytes = 64 * 1024
const tailBytes = 192 * 1024
const flushEveryMs = 1000

/** Control codes of terminals, which mean nothing in a file. */
// eslint-disable-next-line no-control-regex
const controlCodes = /\u001B\[[0-9;?]*[A-Za-z]|[\u0000-\u0008\u000B-\u001F]/g

/**
 * @param file is begun anew, or gone on with when the build has run before
 */
export async function openBuildLog(file: string): Promise<BuildLog> {
  let head = await fs.readFile(file, 'utf8').catch(() => '')
  let tail = ''
  let leftOut = 0
  let isDirty = false
  let writing = Promise.resolve()

  const print = (line: string) => {
    const text = `${line.replace(controlCodes, '')}\n`
    isDirty = true
    if (tail === '' && head.length + text.length <= headBytes) {
      head += text
      return
    }
    tail += text
    if (tail.length > tailBytes * 2) {
      const cut = tail.indexOf('\n', tail.length - tailBytes) + 1
      leftOut += cut
      tail = tail.slice(cut)
    }
  }
  const flush = () => {
    if (!isDirty) return writing
    isDirty = false
    const gap = leftOut > 0 ? `… ${leftOut} letters left out …\n` : ''
    const text = `${head}${gap}${tail.length > tailBytes ? tail.slice(tail.length - tailBytes) : tail}`
    writing = writing.then(() => fs.writeFile(file, text)).catch(() => undefined)
    return writing
  }
  const timer = setInterval(() => void flush(), flushEveryMs)
  timer.unref()
  return {
    print,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
