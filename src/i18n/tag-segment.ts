const longestBytes = 200

const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** The beginning of a text that has at most {@link longestBytes} bytes in UTF-8, cut between letters as people see them. */
function shortened(text: string): string {
  if (byteLength(text) <= longestBytes) return text
  let bytes = 0
  let end = 0
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)) {
    bytes += byteLength(segment)
    if (bytes > longestBytes) break
    end += segment.length
  }
  return text.slice(0, end)
}

/**
 * A tag as a segment of a path and the name of a folder: its text in NFC, white space as single spaces. What has a meaning in
 * addresses (`/ \ ? # %`), control characters and halves of characters become hyphens, and so do the dots of `.` and
 * `..`. Two texts with the same segment are one tag; capital and small letters are different.
 *
 * @example tagSegment('บ้านเย็น') // 'บ้านเย็น'
 * @example tagSegment('R&D / design') // 'R&D - design'
 */
export function tagSegment(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[/\\?#%\p{Cc}\p{Cs}\u2028\u2029]/gu, '-')
  const segment = shortened(plain).trim()
  if (/^\.*$/.test(segment)) return segment.replaceAll('.', '-') || '-'
  return segment === 'index.html' ? 'index-html' : segment
}
