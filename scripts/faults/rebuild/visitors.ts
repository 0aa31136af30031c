import { pause } from './rebuild-server'

/** What visitors have seen. */
export interface Visits {
  sent: number
  answered: number
  /** No answer at all. */
  lost: number
  refused: number
  /** A page that is cut short. */
  halfWritten: number
  /** Answers that no visitor should get, by status and address. */
  strange: Map<string, number>
}

/** Visitors that ask for pages all the time. */
export interface Visitors {
  readonly visits: Visits
  /** Where they ask from now on; null: they wait, since no server is there. */
  goTo: (url: string | null) => void
  stop: () => Promise<void>
}

const askEveryMs = 20

/** Pages that are asked for one after the other, fifty a second. */
export function startVisitors(paths: readonly string[]): Visitors {
  const visits: Visits = { sent: 0, answered: 0, lost: 0, refused: 0, halfWritten: 0, strange: new Map() }
  let url: string | null = null
  let isStopped = false
  let turn = 0
  const open = new Set<Promise<void>>()

  const note = (status: number, place: string, text: string) => {
    visits.answered += status === 200 ? 1 : 0
    visits.refused += status === 503 ? 1 : 0
    if (status !== 200 && status !== 503) {
      const key = `${status} ${place}`
      visits.strange.set(key, (visits.strange.get(key) ?? 0) + 1)
    }
    if (status === 200 && !text.trimEnd().endsWith('</html>')) visits.halfWritten += 1
  }
  const visit = async (site: string) => {
    const place = paths[(turn += 1) % paths.length] ?? '/'
    visits.sent += 1
    try {
      const response = await fetch(`${site}${place}`, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
      note(response.status, place, await response.text())
    } catch {
      if (url === site) visits.lost += 1
      else visits.sent -= 1
    }
  }
  const work = async () => {
    while (!isStopped) {
      if (url !== null) {
        const asked: Promise<void> = visit(url).finally(() => open.delete(asked))
        open.add(asked)
      }
      await pause(askEveryMs)
    }
    await Promise.all(open)
  }
  const working = work()
  return {
    visits,
    goTo: (next) => (url = next),
    stop: async () => {
      isStopped = true
      await working
    },
  }
}
