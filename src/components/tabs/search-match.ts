const thaiZero = '๐'.charCodeAt(0)

/**
 * Text as it is compared in a search: one form of each letter (NFKC is NFC that also makes the two spellings of sara am
 * one), small letters, Arabic digits for Thai ones, single spaces.
 *
 * @example searchable('  ชั้น ๓๒ ROMM ') // 'ชั้น 32 romm'
 */
export function searchable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Whether every word of a search stands somewhere in the texts, also inside a word: Thai writes without spaces.
 *
 * @param texts what is known of one item, in the language of the page; missing ones are skipped
 * @param query words as they were typed; without any, everything matches
 */
export function matchesSearch(texts: readonly (string | null | undefined)[], query: string): boolean {
  const all = searchable(texts.filter(Boolean).join(' '))
  return searchable(query)
    .split(' ')
    .every((word) => all.includes(word))
}
