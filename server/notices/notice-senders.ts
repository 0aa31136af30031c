import type { Settings } from '../../src/settings/settings'
import type { Channel } from '../outbox/channels'
import { postMail } from '../outbox/send-mail'
import { postWebhook } from '../outbox/send-webhook'
import { composeNotice } from './compose-notice'
import type { Notice } from './notice'

/**
 * Sends a notice one way; rejects when it has not arrived.
 *
 * @param id the same at each attempt
 */
export type SendNotice = (notice: Notice, id: string) => Promise<unknown>

export type NoticeSenders = ReadonlyMap<Channel, SendNotice>

/** The ways that the settings ask notices to be sent; none by default. */
export function noticeSendersOf(settings: Settings): NoticeSenders {
  const { SMTP_URL, NOTICE_EMAIL_TO: to, LEADS_EMAIL_FROM: from } = settings
  const { NOTICE_WEBHOOK_URL: hookUrl, NOTICE_WEBHOOK_SECRET: secret } = settings
  const senders = new Map<Channel, SendNotice>()
  if (SMTP_URL && to && from) {
    senders.set('email', (notice, id) => postMail(composeNotice(notice), id, { url: SMTP_URL, to, from }))
  }
  if (hookUrl && secret) senders.set('webhook', (notice, id) => postWebhook(notice, id, { url: hookUrl, secret }))
  return senders
}
