import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * Memory that a process holds (RSS) in megabytes; not a number where neither /proc nor ps tells.
 */
export function memoryOf(pid: number): number {
  try {
    const line = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Number(line?.[1]) / 1024
  } catch {
    return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
  }
}
