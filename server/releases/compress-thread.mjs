/**
 * A thread that compresses while the server answers requests, and gives way to it. `quiet-compress.ts` starts it and says what it
 * is sent; it needs no translation, so that it starts at once.
 */
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import zlib from 'node:zlib'

// Linux knows a priority for each thread, and 0 is the one that asks (setpriority(2)); elsewhere it would be the whole server's
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (/** @type {import('./quiet-compress').Job} */ { id, content, brotli, gzip }) => {
  const br = zlib.brotliCompressSync(content, brotli)
  const gz = zlib.gzipSync(content, gzip)
  parentPort?.postMessage({ id, br, gz })
})
