import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps count of the requests on each connection of a server.
 *
 * Node's own closeIdleConnections leaves those open on which nothing was ever asked; browsers open such ahead, and
 * they would hold up the end of the process.
 *
 * @returns closes every connection without a running request
 */
export function trackConnections(server: Server): () => void {
  const running = new Map<Socket, number>()
  const add = (socket: Socket, count: number) => {
    const known = running.get(socket)
    if (known !== undefined) running.set(socket, known + count)
  }
  server.on('connection', (socket) => {
    running.set(socket, 0)
    socket.once('close', () => running.delete(socket))
  })
  server.on('request', (request, response) => {
    add(request.socket, 1)
    response.once('close', () => add(request.socket, -1))
  })
  return () => {
    for (const [socket, count] of running) if (count === 0) socket.destroy()
  }
}
