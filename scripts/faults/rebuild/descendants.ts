import fs from 'node:fs'

/** Processes that a process has started, and those that these have; only where there is /proc. */
export function descendantsOf(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function parentOf(pid: number): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? null : Number(parent)
  } catch {
    return null
  }
}

/** Whether a process is there and no zombie. */
export const isRunning = (pid: number): boolean => parentOf(pid) !== null
