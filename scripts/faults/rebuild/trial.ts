import fs from 'node:fs'
import { isOpen, type BuildRecord } from '../../../server/rebuild/build-record'
import { descendantsOf } from './descendants'
import type { RebuildPlace } from './place'
import { pause, type RebuildServer } from './rebuild-server'
import type { Visitors } from './visitors'

/** What a round of a fault works on; a fault that ends the server puts another one in its place. */
export interface Trial {
  place: RebuildPlace
  server: RebuildServer
  visitors: Visitors
  /** From 1. */
  round: number
  /** How long a build takes here. */
  buildMs: number
}

const longestBuildMs = 180_000

/** Waits for the end of a build; rejects when it does not come. */
export async function untilEnded(server: RebuildServer, id: string): Promise<BuildRecord> {
  const deadlineMs = performance.now() + longestBuildMs
  while (performance.now() < deadlineMs) {
    const records = await server.records()
    if (records.filter(({ state }) => state === 'running').length > 1) throw new Error('two builds run at once')
    const record = records.find((each) => each.id === id)
    if (record && !isOpen(record)) return record
    await pause(50)
  }
  throw new Error(`the build ${id} did not end`)
}

/** Waits until no build is open. */
export async function untilIdle(server: RebuildServer): Promise<void> {
  const deadlineMs = performance.now() + longestBuildMs
  while (performance.now() < deadlineMs) {
    if (!(await server.records()).some(isOpen)) return
    await pause(50)
  }
  throw new Error('a build did not end')
}

const isHelper = (pid: number): boolean => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('esbuild')
  } catch {
    return true
  }
}

/** Processes of the build that runs. */
export const buildProcesses = ({ pid }: RebuildServer): number[] => descendantsOf(pid).filter((each) => !isHelper(each))

/** Waits until a build has a process of its own. */
export async function untilBuilding(server: RebuildServer): Promise<number[]> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const found = buildProcesses(server)
    if (found.length > 0) return found
    await pause(10)
  }
  throw new Error('no build started')
}

/** Whether the page of the article shows the title. */
export async function shows({ place, server }: Pick<Trial, 'place' | 'server'>, title: string): Promise<boolean> {
  const response = await fetch(`${server.url}${place.articlePath}`)
  return (await response.text()).includes(title)
}

/**
 * Edits an article, has it built, and looks whether it is live. A build that was asked for before may have taken the edit in: then
 * this one finds nothing new.
 *
 * @returns what is wrong
 */
export async function rebuildWell(trial: Trial, what: string): Promise<string[]> {
  const title = trial.place.edit()
  const startMs = performance.now()
  const record = await untilEnded(trial.server, await trial.server.trigger())
  trial.buildMs = Math.round(performance.now() - startMs)
  if (record.state === 'failed') return [`${what}: failed (${record.problem ?? 'no reason'})`]
  return (await shows(trial, title)) ? [] : [`${what}: ${record.state}, and the edit is not on its page`]
}
