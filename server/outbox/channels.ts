import type { Settings } from '../../src/settings/settings'
import type { Lead } from '../leads/lead'
import { sendMail } from './send-mail'
import { sendWebhook } from './send-webhook'

export type Channel = 'email' | 'webhook'

/**
 * Sends a lead one way.
 *
 * @param deliveryId the same at each attempt
 * @returns a note for the people who run the server, or null; rejects when the lead has not arrived
 */
export type Send = (lead: Lead, deliveryId: string) => Promise<string | null>

export type Senders = ReadonlyMap<Channel, Send>

/** The ways that the settings ask leads to be delivered; none by default. */
export function sendersOf(settings: Settings): Senders {
  const { SMTP_URL, LEADS_EMAIL_TO: to, LEADS_EMAIL_FROM: from } = settings
  const { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: secret } = settings
  const senders = new Map<Channel, Send>()
  if (SMTP_URL && to && from) senders.set('email', (lead, id) => sendMail(lead, id, { url: SMTP_URL, to, from }))
  if (LEADS_WEBHOOK_URL && secret) {
    senders.set('webhook', (lead, id) => sendWebhook(lead, id, { url: LEADS_WEBHOOK_URL, secret }))
  }
  return senders
}

/** Names of the ways that the settings ask for, for `outboxRowsFor`. */
export const channelsOf = (settings: Settings): Channel[] => [...sendersOf(settings).keys()]
