import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../src/i18n/locales'
import { buildsPart, releasesPart, statusPart } from './desk-parts'
import type { DeskSession } from './desk-sessions'
import type { ReadDeskStatus } from './desk-status'
import type { Rebuilds } from '../rebuild/rebuilds'

const tickMs = 1000
const idleTickMs = 30_000
const mostStreams = 20

/** Server-sent events of the desk: the parts of the page as they are now, whenever they change. */
export function createDeskEvents(rebuilds: Rebuilds, readStatus: ReadDeskStatus) {
  const streams = new Set<() => void>()

  const open = (request: FastifyRequest, reply: FastifyReply, session: DeskSession, language: Language) => {
    const headers = reply.getHeaders() as OutgoingHttpHeaders
    const { raw } = reply.hijack()
    raw.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    let last = ''
    let isSending = false
    let timer: NodeJS.Timeout
    const send = async () => {
      if (isSending) return
      isSending = true
      clearTimeout(timer)
      try {
        const status = await readStatus()
        const data = JSON.stringify({
          status: statusPart(status, language).html,
          builds: buildsPart(status, language).html,
          releases: releasesPart(status.releases, session.formToken, language).html,
        })
        raw.write(data === last ? ': still here\n\n' : `event: parts\ndata: ${data}\n\n`)
        last = data
        timer = setTimeout(() => void send(), status.open ? tickMs : idleTickMs)
      } catch (error) {
        request.log.warn({ err: error }, 'The desk could not read its status')
        timer = setTimeout(() => void send(), idleTickMs)
      } finally {
        isSending = false
      }
    }
    const forget = rebuilds.onChange(() => void send())
    const close = () => {
      clearTimeout(timer)
      forget()
      streams.delete(close)
      raw.end()
    }
    streams.add(close)
    raw.once('close', close)
    void send()
  }

  return {
    open,
    isFull: () => streams.size >= mostStreams,
    closeAll: () => [...streams].forEach((close) => close()),
  }
}
