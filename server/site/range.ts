/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header with one range.
 *
 * @returns null to answer the whole file (no range, several, or another unit), 'unsatisfiable' for 416
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? '']
  if (!match || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes)
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 }
  }
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= sizeBytes ? 'unsatisfiable' : { start, end }
}
