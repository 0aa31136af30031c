import type { FileHandle } from 'node:fs/promises'
import net from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { ClamdAddress } from '../../src/settings/parsers'

const maxReplyLength = 1000

function withLength(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

/** A file in the frames of clamd's INSTREAM: length and bytes, at the end a length of zero. */
async function* framesOf(file: FileHandle): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of file.createReadStream({ autoClose: false })) yield withLength(chunk as Buffer)
  yield Buffer.alloc(4)
}

/**
 * Has clamd look at a file (its INSTREAM command, so that clamd needs no access to the file).
 *
 * @param file stays open
 * @param timeoutMs for the whole exchange
 * @returns what clamd answers, such as `stream: OK`; rejects when it does not answer in time
 */
export function askClamd(file: FileHandle, address: ClamdAddress, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(address)
    let reply = ''
    let failure: Error | undefined
    const timer = setTimeout(() => socket.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      reply += part
      if (reply.includes('\0') || reply.length > maxReplyLength) socket.destroy()
    })
    socket.on('error', (error) => (failure = error))
    socket.once('close', () => {
      clearTimeout(timer)
      if (reply.includes('\0')) resolve(reply.slice(0, reply.indexOf('\0')))
      else reject(failure ?? new Error('the connection ended without an answer'))
    })
    pipeline(framesOf(file), socket, { end: false }).catch((error: Error) => socket.destroy(error))
  })
}
