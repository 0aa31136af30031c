import type { Consent } from '../../src/forms/consent'
import type { FormName } from '../../src/forms/fields'
import type { Language } from '../../src/i18n/locales'

export type LeadStatus = 'accepted' | 'suspected' | 'erased'

/** A file that came with a lead; its content lies in DATA_DIR/uploads under `storedName`. */
export interface LeadFile {
  id: string
  field: string
  /** As the visitor's device called it: for people to read, never a path. */
  originalName: string
  mediaType: string
  sizeBytes: number
  sha256: string
  storedName: string
}

/** How far the delivery of a lead over one channel has come. */
export interface Delivery {
  channel: string
  attempts: number
  /** ISO time of the next attempt; null when there is none: it is delivered or given up. */
  nextAttemptAt: string | null
  deliveredAt: string | null
  lastError: string | null
}

/** A submission as it is stored, its JSON read. */
export interface Lead {
  id: string
  form: FormName
  /** ISO time, UTC. */
  receivedAt: string
  language: Language
  status: LeadStatus
  suspicion: string | null
  /** The form's values by field name; empty once erased. */
  data: Readonly<Record<string, unknown>>
  consent: Consent | null
  source: Readonly<Record<string, unknown>> | null
  files: readonly LeadFile[]
  deliveries: readonly Delivery[]
  /** ISO time of the erasure; null while the lead is there. */
  erasedAt: string | null
}
