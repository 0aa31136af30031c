import fs from 'node:fs'

const sampleEveryMs = 250

const read = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const numberIn = (text: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** Ids of the processes of this machine with those of their parents; empty where there is no /proc. */
function parents(): Map<number, number> {
  const ids = fs.existsSync('/proc/self') ? fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return new Map(ids.map((id) => [Number(id), numberIn(read(`/proc/${id}/status`), 'PPid')]))
}

/** A process and all that it started. */
function treeOf(root: number): number[] {
  const all = parents()
  const found = [root]
  for (const id of found) for (const [child, parent] of all) if (parent === id) found.push(child)
  return found
}

/** Memory that a process has for itself, with its share of what it shares (Linux: proportional set size), in bytes. */
const memoryOf = (id: number): number => numberIn(read(`/proc/${id}/smaps_rollup`), 'Pss') * 1024

/**
 * Watches the memory of a process and of all that it starts, four times a second.
 *
 * @returns ends the watch and says the most at one time, in bytes; 0 where the system does not tell
 */
export function watchMemory(root: number): () => number {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(
      most,
      treeOf(root).reduce((sum, id) => sum + memoryOf(id), 0),
    )
  }, sampleEveryMs)
  return () => {
    clearInterval(timer)
    return most
  }
}
