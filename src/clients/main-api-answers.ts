import { ApiError } from './api-error'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * What the main API found wrong with a submission (contracts, section 4: 422).
 *
 * @returns keys of the dictionary `forms` by field; none where it says nothing of fields
 */
export function wrongFields({ body }: ApiError): Record<string, string> {
  const answer = parseJson(body ?? '')
  const error = isRecord(answer) ? answer.error : undefined
  const fields = isRecord(error) && isRecord(error.fields) ? error.fields : {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
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
 * @throws {ApiError} `shape` when it is not the main API's: networks with a sign-in page answer for every server
 */
export function readReceipt(body: unknown, request: string): Receipt {
  const data = isRecord(body) ? body.data : undefined
  if (isRecord(data) && typeof data.id === 'string' && typeof data.received_at === 'string') {
    return { id: data.id, receivedAt: data.received_at }
  }
  throw new ApiError('shape', request)
}
