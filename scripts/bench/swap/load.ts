import { createHash } from 'node:crypto'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** One request and its answer. */
export interface Sample {
  path: string
  /** Milliseconds on one clock. */
  startMs: number
  endMs: number
  /** 0: no answer. */
  status: number
  /** SHA-256 of the body. */
  hash: string
}

export interface Load {
  samples: Sample[]
  /** Sends nothing more and waits for the answers that are due. */
  stop: () => Promise<Sample[]>
}

const tickMs = 5

function ask(agent: http.Agent, url: string, path: string): Promise<Sample> {
  const startMs = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, hash = '') => resolve({ path, startMs, endMs: performance.now(), status, hash })
    const request = http.get(`${url}${path}`, { agent, timeout: 30_000 }, (answer) => {
      const hash = createHash('sha256')
      answer.on('data', (chunk: Buffer) => hash.update(chunk))
      answer.on('error', () => end(0))
      answer.on('end', () => end(answer.statusCode ?? 0, hash.digest('hex')))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => end(0))
  })
}

/**
 * Asks for paths in turn at a fixed rate, however long the answers take.
 *
 * @param perSecond requests a second
 */
export function startLoad(url: string, paths: readonly string[], perSecond: number): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 100 })
  const samples: Sample[] = []
  const open = new Set<Promise<unknown>>()
  const beganMs = performance.now()
  let sent = 0
  let isStopped = false
  const work = async () => {
    while (!isStopped) {
      const due = Math.floor(((performance.now() - beganMs) / 1000) * perSecond)
      for (; sent < due; sent += 1) {
        const asked: Promise<unknown> = ask(agent, url, paths[sent % paths.length] ?? '/').then((sample) => {
          samples.push(sample)
          open.delete(asked)
        })
        open.add(asked)
      }
      await pause(tickMs)
    }
    await Promise.all(open)
    agent.destroy()
  }
  const working = work()
  return {
    samples,
    stop: async () => {
      isStopped = true
      await working
      return samples
    },
  }
}

/** @param share such as 0.99 */
export function percentileOf(samples: readonly Sample[], share: number): number {
  const times = samples.map(({ startMs, endMs }) => endMs - startMs).sort((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}
