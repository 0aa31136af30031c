import { useCallback, useEffect, useRef, useState } from 'react'
import type { Receipt } from '../../../clients/main-api-answers'
import { sendSubmission } from '../../../clients/main-api'
import type { FormName } from '../../../forms/fields'
import { allowedCampaign } from '../../consent/campaign'
import type { Sending } from '../form-state'
import { attemptKey, contentOf } from './attempt'
import { sessionTexts } from './safe-storage'
import { sourceOf } from './source-of'

/** What is sent: the checked values, the files, and what the honeypot holds. */
export interface Outgoing {
  values: Readonly<Record<string, unknown>>
  files: Readonly<Record<string, File>>
  honeypot: string
}

interface UsedSending {
  sending: Sending | null
  /** @throws {ApiError} */
  send: (outgoing: Outgoing) => Promise<Receipt>
}

const keepText = ([, value]: [string, unknown]) => value !== undefined && value !== null && typeof value !== 'object'

/** Sends a form, tells how far it is, and stops when the visitor cancels or leaves. */
export function useSending(form: FormName): UsedSending {
  const [sending, setSending] = useState<Sending | null>(null)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const send = useCallback(
    async ({ values, files, honeypot }: Outgoing) => {
      const controller = new AbortController()
      current.current = controller
      const cancel = () => controller.abort()
      const plain = Object.fromEntries(Object.entries(values).filter(keepText))
      const storage = sessionTexts()
      const slot = `form-attempt:${form}`
      setSending({ part: Object.keys(files).length > 0 ? 0 : null, cancel })
      try {
        const receipt = await sendSubmission(
          {
            form,
            values: {
              ...plain,
              ...(honeypot && { website: honeypot }),
              source: sourceOf(allowedCampaign()),
              elapsed_ms: Math.round(performance.now()),
            },
            files,
            idempotencyKey: attemptKey(storage, slot, contentOf(plain, files)),
          },
          { signal: controller.signal, onProgress: (part) => setSending({ part, cancel }) },
        )
        storage.removeItem(slot)
        return receipt
      } finally {
        setSending(null)
      }
    },
    [form],
  )
  return { sending, send }
}
