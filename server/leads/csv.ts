/** Makes Excel read the file as UTF-8, Thai included. */
export const byteOrderMark = '\uFEFF'

const lineEnd = '\r\n'

/** What a spreadsheet may take for the beginning of a formula, wide forms included. */
const startsLikeFormula = /^[=+\-@\t\r\n＝＋－＠]/

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const raw = typeof value === 'string' ? value : JSON.stringify(value)
  const text = startsLikeFormula.test(raw) ? `'${raw}` : raw
  return /[",\r\n;\t']/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe before it.
 *
 * @param cells texts, numbers, booleans; null and undefined are empty cells
 */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}${lineEnd}`
