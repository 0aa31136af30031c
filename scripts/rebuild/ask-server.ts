import { setTimeout as pause } from 'node:timers/promises'
import { readBuildRecords } from '../../server/rebuild/build-history'
import { isOpen, type BuildRecord } from '../../server/rebuild/build-record'
import { leaveRequest, type RequestAnswer } from '../../server/rebuild/rebuild-requests'
import { CommandError } from '../lib/command'

const pollMs = 200
/** A server looks for requests four times a second; one that is busy gets this long. */
const answerWithinMs = 5000

/**
 * Asks the server that runs on a DATA_DIR for a rebuild.
 *
 * @returns its answer; null when no server takes the request, which is withdrawn then
 */
export async function askServer(dataDir: string, reason: string, withinMs = answerWithinMs) {
  const request = await leaveRequest(dataDir, reason)
  const deadlineMs = performance.now() + withinMs
  let hasTaken = false
  try {
    for (;;) {
      const answer = await request.answer()
      if (answer) return answer
      if (!hasTaken && performance.now() > deadlineMs) {
        if (await request.withdraw()) return null
        hasTaken = true
      }
      if (performance.now() > deadlineMs + withinMs)
        throw new CommandError('The server took the request and did not answer: look at its output')
      await pause(pollMs)
    }
  } finally {
    await request.forget()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Follows a build of a running server to its end.
 *
 * @param onChange told of each change
 * @returns the build after its end
 * @throws {CommandError} when the server ends first
 */
export async function followBuild(
  dataDir: string,
  { build, server }: RequestAnswer,
  onChange: (record: BuildRecord) => void,
): Promise<BuildRecord> {
  for (;;) {
    const isThere = isAlive(server)
    const record = (await readBuildRecords(dataDir)).find(({ id }) => id === build)
    if (record) onChange(record)
    if (record && !isOpen(record)) return record
    if (!isThere) throw new CommandError('The server ended during this build; its next start does it again')
    await pause(pollMs)
  }
}
