/** All letters from one code point to another. */
export const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * Letters of the files that every page needs. Thai is whole but for its digits and ornaments, since a mark and the letter
 * under it must come from one file; Latin is what the site's own words use, and the signs that articles use most.
 */
export const coreLetters = {
  thai: span(0x0e01, 0x0e3a) + span(0x0e40, 0x0e4e) + '\u200b\u200c\u200d\u2060',
  latin: span(0x20, 0x7e) + '\u00a0©«±°²»·×½é–—‘’“”•…→−',
} as const

export type Script = keyof typeof coreLetters

/**
 * Code points of a text as the value of `unicode-range`, in order, neighbours joined.
 *
 * @example unicodeRange('abcx') // 'U+61-63, U+78'
 */
export function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const spans: [number, number][] = []
  for (const point of points) {
    const last = spans.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else spans.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return spans.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}
