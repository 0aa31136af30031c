/** The ways in which a call can fail in the browser (specification, section 8: generic client errors). */
export type ClientErrorKind = 'network' | 'aborted' | 'timeout' | 'protocol' | 'status'

/** What the server said, where it said anything. */
export interface ServerAnswer {
  status: number
  /** Keys of the dictionary `forms` by field (contracts, section 4). */
  fields: Readonly<Record<string, string>>
  /** Seconds after which to try again; null when the server names none. */
  retryAfterSeconds: number | null
}

/** A call that did not succeed. */
export class ClientError extends Error {
  override readonly name = 'ClientError'

  /** @param answer with kind `status` only */
  constructor(
    readonly kind: ClientErrorKind,
    readonly answer: ServerAnswer | null = null,
  ) {
    super(answer ? `The server answered with status ${answer.status}` : `The call failed: ${kind}`)
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function fieldsOf(body: unknown): Record<string, string> {
  const error = isRecord(body) ? body.error : undefined
  const fields = isRecord(error) && isRecord(error.fields) ? error.fields : {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * The error of an answer with a status outside 200 to 299.
 *
 * @param body parsed JSON, or whatever came
 * @param retryAfter the header as it came
 */
export function statusError(status: number, body: unknown, retryAfter: string | null): ClientError {
  const retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
  return new ClientError('status', { status, fields: fieldsOf(body), retryAfterSeconds })
}

/**
 * The address of a call.
 *
 * @throws {ClientError} `protocol` when it is neither http nor https
 */
export function callAddress(address: string, base: string = window.location.href): string {
  const isKnown = URL.canParse(address, base) && ['http:', 'https:'].includes(new URL(address, base).protocol)
  if (!isKnown) throw new ClientError('protocol')
  return address
}

/** What the server gave for a submission that it keeps (contracts, section 4: 201). */
export interface Receipt {
  id: string
  /** ISO time. */
  receivedAt: string
}

/**
 * Reads the body of a success.
 *
 * @throws {ClientError} `network` when it is not the main API's: networks with a sign-in page answer for every server
 */
export function readReceipt(body: unknown): Receipt {
  const data = isRecord(body) ? body.data : undefined
  if (isRecord(data) && typeof data.id === 'string' && typeof data.received_at === 'string') {
    return { id: data.id, receivedAt: data.received_at }
  }
  throw new ClientError('network')
}
