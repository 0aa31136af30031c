import fs from 'node:fs'
import os from 'node:os'

/** Of 20 steps below the ordinary; a tenth of the processor's time where both a build and the server want it. */
const { PRIORITY_BELOW_NORMAL: lowPriority } = os.constants.priority

/**
 * Lets a process that was started with `detached`, and whatever it starts, give way to all others.
 *
 * Where Linux groups processes by session (CONFIG_SCHED_AUTOGROUP, as on most machines without containers), priorities
 * count only within a session and a detached process has one of its own: its group is set back too (sched(7), "The autogroup feature").
 *
 * @param pid of the process
 */
export function lowerPriority(pid: number): void {
  os.setPriority(pid, lowPriority)
  try {
    fs.writeFileSync(`/proc/${pid}/autogroup`, String(lowPriority))
  } catch {
    // Another system, or processes are not grouped
  }
}
