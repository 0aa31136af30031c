import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { BrotliOptions, ZlibOptions } from 'node:zlib'

/** How a content is compressed. */
export interface CompressOptions {
  brotli: BrotliOptions
  gzip: ZlibOptions
}

/** What a thread is sent. */
export interface Job extends CompressOptions {
  id: number
  content: Uint8Array
}

/** A content, compressed in both ways. */
export interface Compressed {
  br: Buffer
  gz: Buffer
}

interface Answer {
  id: number
  br: Uint8Array
  gz: Uint8Array
}

interface Pending {
  resolve: (compressed: Compressed) => void
  reject: (error: Error) => void
}

/** Threads with what each has still to do. They stay, and keep no process from ending. */
const threads = new Map<Worker, Map<number, Pending>>()
let jobs = 0

/** The same bytes, not copied. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

function startThread(): Worker {
  const thread = new Worker(path.join(__dirname, 'compress-thread.mjs'), { execArgv: [], stdin: false })
  const pending = new Map<number, Pending>()
  threads.set(thread, pending)
  thread.unref()
  thread.on('message', ({ id, br, gz }: Answer) => {
    pending.get(id)?.resolve({ br: asBuffer(br), gz: asBuffer(gz) })
    pending.delete(id)
    if (pending.size === 0) thread.unref()
  })
  const end = (error: Error) => {
    threads.delete(thread)
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  thread.on('error', end)
  thread.on('exit', () => end(new Error('The thread that compresses has ended')))
  return thread
}

/** A thread with nothing to do; a new one while there are fewer than processors; else the one with the least to do. */
function freeThread(): Worker {
  const [least] = [...threads].sort(([, one], [, other]) => one.size - other.size)
  if (!least) return startThread()
  const [thread, { size: waiting }] = least
  return waiting > 0 && threads.size < availableParallelism() ? startThread() : thread
}

/**
 * Compresses a content in a thread that gives way to those that answer requests. The threads that Node has for this do not: a release
 * then keeps visitors waiting.
 *
 * @throws {Error} when the thread has failed
 */
export function compressQuietly(content: Uint8Array, options: CompressOptions): Promise<Compressed> {
  return new Promise((resolve, reject) => {
    const thread = freeThread()
    const id = (jobs += 1)
    threads.get(thread)?.set(id, { resolve, reject })
    thread.ref()
    thread.postMessage({ id, content, ...options } satisfies Job)
  })
}
