import { Webhook } from 'standardwebhooks'
import type { Lead } from '../leads/lead'
import { DeliveryError } from './delivery-error'

export interface WebhookTarget {
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
  timeoutMs?: number
}

const standardTimeoutMs = 15_000

/** What a CRM gets of a lead; documented in docs/leads.md. */
export function webhookPayload(lead: Lead) {
  const files = lead.files.map(({ field, originalName, mediaType, sizeBytes }) => ({
    field,
    name: originalName,
    type: mediaType,
    size: sizeBytes,
  }))
  const { id, form, receivedAt, language, data, consent, source } = lead
  return {
    type: 'lead.received',
    timestamp: receivedAt,
    data: { id, form, received_at: receivedAt, language, fields: data, consent, source, files },
  }
}

/**
 * Sends a payload as a Standard Webhook. Redirects are not followed: what is signed for one address goes to no other.
 *
 * @param deliveryId the same at each attempt, so that the receiver can tell a repeat
 * @throws {DeliveryError} unless the answer is 2xx
 */
export async function postWebhook(
  payload: unknown,
  deliveryId: string,
  { url, secret, timeoutMs = standardTimeoutMs }: WebhookTarget,
): Promise<null> {
  const body = JSON.stringify(payload)
  const now = new Date()
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': deliveryId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(deliveryId, now, body),
    },
    body,
  })
  await response.body?.cancel()
  if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`)
  return null
}

/** Sends a lead as a Standard Webhook, as `postWebhook` does. */
export const sendWebhook = (lead: Lead, deliveryId: string, target: WebhookTarget): Promise<null> =>
  postWebhook(webhookPayload(lead), deliveryId, target)
