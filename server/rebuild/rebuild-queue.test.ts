import { openBuildHistory } from './build-history'
import { createRebuildQueue, type BuildOutcome } from './rebuild-queue'
import { useTemporaryFolder } from '../../test/temporary-folder'

const { pathOf } = useTemporaryFolder()
const live: BuildOutcome = { state: 'live', release: 'r1', pagesChanged: 2 }
const unchanged: BuildOutcome = { state: 'unchanged', release: null, pagesChanged: null }

/** A queue whose builds end when the test says so, at a time that the test sets. */
async function startQueue() {
  const { history, cutOff } = await openBuildHistory(pathOf())
  const clock = { nowMs: Date.parse('2026-01-01T00:00:00Z') }
  const ends: { resolve: (outcome: BuildOutcome) => void; reject: (error: Error) => void }[] = []
  let atOnce = 0
  const most = { builds: 0 }
  const queue = createRebuildQueue({
    history,
    now: () => clock.nowMs,
    work: async () => {
      atOnce += 1
      most.builds = Math.max(most.builds, atOnce)
      try {
        return await new Promise<BuildOutcome>((resolve, reject) => ends.push({ resolve, reject }))
      } finally {
        atOnce -= 1
      }
    },
  })
  const started = async (count: number) => {
    while (ends.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { queue, history, cutOff, clock, ends, most, started }
}

test('a call starts a build, which is live when its work is done', async () => {
  const { queue, history, ends, started } = await startQueue()
  const { id } = await queue.trigger('webhook')
  await started(1)
  ends[0]?.resolve(live)
  await queue.idle()
  expect(history.records).toMatchObject([{ id, state: 'live', release: 'r1', pagesChanged: 2, reasons: ['webhook'] }])
})

test('calls within two seconds share the build, which looks again before it ends', async () => {
  const { queue, history, clock, ends, started } = await startQueue()
  const first = await queue.trigger('webhook')
  await started(1)
  clock.nowMs += 1500
  const second = await queue.trigger('desk: Nok')
  expect(second.id).toBe(first.id)
  ends[0]?.resolve(live)
  await started(2)
  ends[1]?.resolve(unchanged)
  await queue.idle()
  expect(history.records).toMatchObject([{ state: 'live', reasons: ['webhook', 'desk: Nok'] }])
})

test('a build that has left something is followed by another, which is the same to whoever asked', async () => {
  const { queue, history, clock, ends, started } = await startQueue()
  const { id } = await queue.trigger('webhook')
  await started(1)
  clock.nowMs += 5000
  ends[0]?.resolve({ ...live, hasMore: true })
  await started(2)
  expect(history.records).toMatchObject([{ id, state: 'running', release: 'r1' }])
  ends[1]?.resolve({ ...live, release: 'r2', hasMore: false })
  await queue.idle()
  expect(history.records).toMatchObject([{ id, state: 'live', release: 'r2', pagesChanged: 4 }])
})

test('a call within two seconds of a build that has ended already takes it up again', async () => {
  const { queue, history, clock, ends, started } = await startQueue()
  const first = await queue.trigger('webhook')
  await started(1)
  ends[0]?.resolve(unchanged)
  await queue.idle()
  clock.nowMs += 1000
  expect((await queue.trigger('webhook')).id).toBe(first.id)
  await started(2)
  ends[1]?.resolve(live)
  await queue.idle()
  expect(history.records).toMatchObject([{ id: first.id, state: 'live' }])
})

test('later calls share one build that waits; never do two run', async () => {
  const { queue, history, clock, ends, most, started } = await startQueue()
  const first = await queue.trigger('webhook')
  await started(1)
  clock.nowMs += 5000
  const ids = await Promise.all(Array.from({ length: 50 }, () => queue.trigger('webhook').then(({ id }) => id)))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).not.toBe(first.id)
  ends[0]?.resolve(live)
  await started(2)
  ends[1]?.resolve(unchanged)
  await queue.idle()
  expect(most.builds).toBe(1)
  expect(history.records.map(({ state }) => state)).toEqual(['unchanged', 'live'])
})

test('a build that fails says why, and the next one runs', async () => {
  const { queue, history, clock, ends, started } = await startQueue()
  await queue.trigger('webhook')
  await started(1)
  ends[0]?.reject(new Error('The blog API does not answer'))
  await queue.idle()
  clock.nowMs += 60_000
  await queue.trigger('schedule')
  await started(2)
  ends[1]?.resolve(live)
  await queue.idle()
  expect(history.records).toMatchObject([
    { state: 'live' },
    { state: 'failed', problem: 'The blog API does not answer' },
  ])
})

test('a build that a restart has cut off is known, with who asked for it', async () => {
  const { queue, started } = await startQueue()
  await queue.trigger('desk: Nok')
  await started(1)
  const { cutOff, history } = await openBuildHistory(pathOf())
  expect(cutOff).toMatchObject([{ state: 'failed', reasons: ['desk: Nok'] }])
  expect(history.records).toHaveLength(1)
  expect((await openBuildHistory(pathOf())).cutOff).toEqual([])
})

test('twenty builds are kept', async () => {
  const { queue, history, clock, ends, started } = await startQueue()
  for (let count = 1; count <= 25; count += 1) {
    clock.nowMs += 10_000
    await queue.trigger('schedule')
    await started(count)
    ends[count - 1]?.resolve(unchanged)
    await queue.idle()
  }
  expect(history.records).toHaveLength(20)
  expect((await openBuildHistory(pathOf())).history.records).toHaveLength(20)
})
