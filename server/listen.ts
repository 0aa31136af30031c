import type { FastifyInstance } from 'fastify'
import type { Settings } from '../src/settings/settings'
import { StartError } from './start-error'

/**
 * Listens on PORT and HOST.
 *
 * @throws {StartError} when that is not possible, with what to do
 */
export async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Settings) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is in use: stop what uses it, or set PORT to another one`, {
        cause: error,
      })
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${port} may not be used without more rights: set PORT to 1024 or above`, {
        cause: error,
      })
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST: got ${JSON.stringify(host)}, takes a name or address of this machine`, {
        cause: error,
      })
    }
    throw error
  }
}

/** Address of a server that listens, as a browser on this machine can open it. */
export function localUrl(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
