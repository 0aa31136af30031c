import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import type { Rebuilds } from '../rebuild/rebuilds'
import { createDeskEvents } from './desk-events'
import type { DeskStatus } from './desk-status'

test('a stream that is closed while the status is being read asks for it never again', async () => {
  let reads = 0
  let failReading = () => {}
  let begin = () => {}
  const isReading = new Promise<void>((resolve) => (begin = resolve))
  const reading = () =>
    new Promise<DeskStatus>((_, reject) => {
      reads += 1
      begin()
      failReading = () => reject(new Error('too late'))
    })
  let change = () => {}
  const rebuilds = {
    onChange: (listener: () => void) => {
      change = listener
      return () => {}
    },
  } as Pick<Rebuilds, 'onChange'> as Rebuilds
  const events = createDeskEvents(rebuilds, reading)
  const app = Fastify()
  const closed = new Promise((resolve) => {
    app.get('/events', (request, reply) => {
      reply.raw.once('close', resolve)
      events.open(request, reply, { formToken: '' } as never, 'en')
    })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const visit = http.get(`${url}/events`).on('error', () => {})
  await isReading
  visit.destroy()
  await closed
  const arm = jest.spyOn(global, 'setTimeout')
  failReading()
  await pause(20)
  change()
  await app.close()
  expect(reads).toBe(1)
  expect(arm.mock.calls.filter(([, waitMs]) => Number(waitMs) >= 1000)).toEqual([])
  arm.mockRestore()
})
