import fs from 'node:fs'

const ticksPerSecond = 100

/** Processes that a process has started. */
function childrenOf(pid: number): number[] {
  const text = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}

/** User and system time in ticks; the name of the program, in brackets, may hold spaces. */
function ticksOf(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/**
 * Seconds of processor time that a process and its children have used; not a number where there is no /proc. Unlike answers a
 * second, it does not depend on what else the machine does.
 */
export function processorSeconds(pid: number): number {
  try {
    return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}
