/** Places that a text takes on a terminal: some Thai vowels and all tone marks stand above or below their consonant. */
const widthOf = (text: string) => [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length

// eslint-disable-next-line no-control-regex -- a visitor's text must not steer the terminal
const controls = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** A visitor's text on one line, without what would steer the terminal. */
export const printable = (text: string): string => text.replace(controls, ' ')

/** A visitor's text with its line breaks, without what would steer the terminal. */
export const printableLines = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(printable)
    .join('\n    ')

/**
 * Lines of columns under their headings.
 *
 * @param rows cells by column; what a visitor wrote must be printable
 */
export function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), widthOf(heading)),
  )
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd()
  return [headings, ...rows].map(lineOf).join('\n')
}
