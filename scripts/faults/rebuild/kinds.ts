import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Behaviour } from '../../../e2e/variants/blog-api'
import { brokenItems } from '../../../e2e/variants/broken-articles'
import { isRunning } from './descendants'
import { isSmallDisk } from './place'
import { pause } from './rebuild-server'
import { buildProcesses, rebuildWell, shows, untilBuilding, untilEnded, untilIdle, type Trial } from './trial'

/** One way in which a rebuild is disturbed. */
export interface FaultKind {
  name: string
  /** Disturbs one rebuild. @returns what is wrong; that later builds are good is looked at afterwards */
  disturb: (trial: Trial) => Promise<string[]>
  /** Why it cannot be tried here; null when it can. */
  missing?: (trial: Trial) => string | null
}

const orphanPatienceMs = 15_000
const leastWaitMs = 5000
const dayMs = 24 * 60 * 60_000

const killed: FaultKind = {
  name: 'build killed (SIGKILL)',
  async disturb({ place, server, buildMs }) {
    place.edit()
    const id = await server.trigger()
    await untilBuilding(server)
    await pause(randomInt(Math.max(buildMs, 1)))
    const processes = buildProcesses(server)
    const victim = processes[randomInt(Math.max(processes.length, 1))]
    if (victim !== undefined && isRunning(victim)) process.kill(victim, 'SIGKILL')
    await untilEnded(server, id)
    // Where a worker was killed, a resident process may have gone on, and stays
    const isWhole = victim === processes[0]
    return isWhole && processes.some(isRunning) ? ['processes of a killed build are left'] : []
  },
}

const serverKilled: FaultKind = {
  name: 'server killed (SIGKILL)',
  async disturb(trial) {
    const { place, visitors } = trial
    const title = place.edit()
    await trial.server.trigger()
    await pause(randomInt(Math.max(trial.buildMs, 1)))
    const processes = buildProcesses(trial.server)
    visitors.goTo(null)
    await trial.server.kill()
    const deadlineMs = performance.now() + orphanPatienceMs
    while (processes.some(isRunning) && performance.now() < deadlineMs) await pause(50)
    const orphans = processes.filter(isRunning).length
    trial.server = await place.start()
    visitors.goTo(trial.server.url)
    await untilIdle(trial.server)
    return [
      ...(orphans > 0 ? [`${orphans} processes outlived their server`] : []),
      ...((await shows(trial, title)) ? [] : ['what was asked for before the kill was not built by itself']),
    ]
  },
}

function fillDisk(folder: string): string {
  const ballast = path.join(folder, 'ballast')
  const { bavail, bsize } = fs.statfsSync(folder)
  fs.writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - randomInt(64 * 1024))))
  return ballast
}

const diskFull: FaultKind = {
  name: 'disk full',
  missing: ({ place }) => (isSmallDisk(place.dataDir) ? null : 'only root may mount a small disk (tmpfs)'),
  async disturb({ place, server, buildMs }) {
    place.edit()
    const ballast = fillDisk(place.dataDir)
    try {
      // The call may be refused with 503; the build is at work then all the same
      await server.trigger().catch(() => null)
      await untilBuilding(server)
      // A resident process stays when its build has ended
      const deadlineMs = performance.now() + 2 * buildMs + leastWaitMs
      while (buildProcesses(server).length > 0 && performance.now() < deadlineMs) await pause(50)
      await pause(1500)
      return []
    } finally {
      fs.rmSync(ballast, { force: true })
    }
  },
}

/** Spoils the API before the build looks at it, and every other round while the build runs. */
const spoiled = (name: string, spoil: (trial: Trial) => Promise<void>): FaultKind => ({
  name,
  async disturb(trial) {
    const { place, server, round } = trial
    const isBefore = round % 2 === 1
    place.edit()
    if (isBefore) await spoil(trial)
    const id = await server.trigger()
    if (!isBefore) {
      await untilBuilding(server)
      await spoil(trial)
    }
    const { state, problem } = await untilEnded(server, id)
    place.api.behaviour = 'well'
    await place.api.stop()
    await place.api.start()
    if (!isBefore) return []
    return state === 'failed' && problem ? [] : [`a build without an API ended as ${state}`]
  },
})

const apiDown = spoiled('API down', ({ place }) => place.api.stop())

const behaviours: readonly Behaviour[] = ['garbage', 'wrong shape', 'status 500']

const garbage = spoiled('API answers garbage', ({ place, round }) => {
  place.api.behaviour = behaviours[round % behaviours.length] ?? 'garbage'
  return Promise.resolve()
})

const badArticle: FaultKind = {
  name: 'bad articles',
  async disturb(trial) {
    const { api } = trial.place
    const broken = brokenItems()
    const added = [0, 1, 2].map(() => broken[randomInt(broken.length)]?.item)
    const before = api.items.length
    api.items = [...api.items, ...added]
    const problems = await rebuildWell(trial, 'beside bad articles')
    api.items = api.items.slice(0, before)
    return problems
  },
}

const jumps = [3_600_000, -3_600_000, dayMs, -dayMs, 400 * dayMs, -400 * dayMs]

const clockJump: FaultKind = {
  name: 'clock jumps',
  async disturb(trial) {
    const { place, server, round, buildMs } = trial
    const title = place.edit()
    const id = await server.trigger()
    await pause(randomInt(Math.max(buildMs, 1)))
    await server.setClock(jumps[round % jumps.length] ?? dayMs)
    const { state } = await untilEnded(server, id)
    const isShown = await shows(trial, title)
    const later = await rebuildWell(trial, 'after the jump')
    await server.setClock(0)
    return [...(state === 'live' && isShown ? [] : [`the build of the jump ended as ${state}`]), ...later]
  },
}

/** All ways in which rebuilds are disturbed. */
export const faultKinds: readonly FaultKind[] = [
  killed,
  serverKilled,
  diskFull,
  apiDown,
  garbage,
  badArticle,
  clockJump,
]
