/** Why a delivery failed, in words that hold nothing of the lead, of an address or of a secret. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
}

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(value)

const isStatus = (value: unknown): value is number => Number.isInteger(value)

/**
 * The reason of a failure as it may be logged and shown: codes only, since a mail server may answer with addresses
 * and an exception may quote what was sent.
 *
 * @example reasonOf(error) // 'EENVELOPE 550'
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DeliveryError) return error.message
  if (typeof error !== 'object' || error === null) return 'unknown failure'
  const { code, responseCode, cause, name } = error as Record<string, unknown>
  if (name === 'TimeoutError') return 'no answer in time'
  const codes = [...(isCode(code) ? [code] : []), ...(isStatus(responseCode) ? [responseCode] : [])]
  if (codes.length > 0) return codes.join(' ')
  return cause === undefined ? 'unknown failure' : reasonOf(cause)
}
