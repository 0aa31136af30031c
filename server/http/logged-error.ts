/** What the log holds of an error. */
export type LoggedError = {
  type: string
  message: string
  code?: string | number
  stack: string
  cause?: LoggedError
}

/** An error of PostgreSQL: its message, detail and place may repeat what was to be stored. */
interface PostgresError extends Error {
  severity: string
  code: string
  table?: string
  constraint?: string
}

const mostCauses = 5

const isPostgresError = (error: Error): error is PostgresError =>
  'severity' in error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

function shownMessage(error: Error): string {
  if (!isPostgresError(error)) return error.message
  const { severity, code, table, constraint } = error
  const parts = [table && `table ${table}`, constraint && `constraint ${constraint}`].filter(Boolean)
  return `PostgreSQL ${severity} ${code}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
}

/** The lines of a stack that name places in the code; those above them repeat the message. */
const placesIn = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const codeOf = (error: Error) =>
  'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? { code: error.code } : {}

/**
 * An error as the log may hold it: its kind, message, code and places, and those of its causes; nothing else that libraries hang on
 * errors, and nothing that PostgreSQL says of the values that were to be stored.
 *
 * @param depth how many errors this is the cause of
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const cause = error.cause === undefined || depth >= mostCauses ? {} : { cause: loggedError(error.cause, depth + 1) }
  return { type: error.name, message: shownMessage(error), ...codeOf(error), stack: placesIn(error.stack), ...cause }
}
