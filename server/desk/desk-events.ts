import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../src/i18n/locales'
import { buildsPart } from './builds-part'
import type { DeskSession } from './desk-sessions'
import type { DeskStatus, ReadDeskStatus } from './desk-status'
import { deskWords } from './desk-words'
import { releasesPart } from './releases-part'
import { announcementOf, factsPart, statusPart } from './status-part'
import type { Rebuilds } from '../rebuild/rebuilds'

const tickMs = 1000
const idleTickMs = 30_000
const mostStreams = 20

/** What the page puts in place, by id. The announcement is text, which is read aloud when it changes. */
const partsOf = (status: DeskStatus, { formToken }: DeskSession, language: Language) => ({
  announcement: announcementOf(status, language),
  hint: status.open ? deskWords[language].rebuildHintOpen : deskWords[language].rebuildHint,
  status: statusPart(status, language).html,
  facts: factsPart(status, language).html,
  builds: buildsPart(status, language).html,
  releases: releasesPart(status.releases, formToken, language).html,
})

/** Server-sent events of the desk: the parts of the page as they are now, whenever they change, until the session ends. */
export function createDeskEvents(rebuilds: Rebuilds, readStatus: ReadDeskStatus, now: () => number = Date.now) {
  const streams = new Map<() => void, DeskSession>()

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
    let isClosed = false
    let timer: NodeJS.Timeout | undefined
    const sendAfter = (waitMs: number) => {
      if (!isClosed) timer = setTimeout(() => void send(), waitMs)
    }
    const send = async () => {
      if (isSending || isClosed) return
      isSending = true
      clearTimeout(timer)
      try {
        const status = await readStatus()
        if (isClosed) return
        if (session.untilMs < now()) return close()
        const data = JSON.stringify(partsOf(status, session, language))
        raw.write(data === last ? ': still here\n\n' : `event: parts\ndata: ${data}\n\n`)
        last = data
        sendAfter(status.open ? tickMs : idleTickMs)
      } catch (error) {
        request.log.warn({ err: error }, 'The desk could not read its status')
        sendAfter(idleTickMs)
      } finally {
        isSending = false
      }
    }
    const forget = rebuilds.onChange(() => void send())
    const close = () => {
      isClosed = true
      clearTimeout(timer)
      forget()
      streams.delete(close)
      raw.end()
    }
    streams.set(close, session)
    raw.once('close', close)
    void send()
  }

  return {
    open,
    isFull: () => streams.size >= mostStreams,
    /** Ends what a session listens to; left out: all. */
    close: (session?: DeskSession) =>
      [...streams].forEach(([close, owner]) => {
        if (!session || owner === session) close()
      }),
  }
}
