const vowel = /[aeiouy]/

/** Endings that are cut where what is left still has a vowel and three letters; the first that fits. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?:ational|ization|isation)$/, 'at'],
  [/(?:fulness|ousness|iveness)$/, ''],
  [/ments?$/, ''],
  [/ness$/, ''],
  [/ation$/, 'at'],
  [/(?:izer|iser)$/, 'is'],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/ingly$|edly$/, ''],
  [/ing$/, ''],
  [/ed$/, ''],
  [/[ai]bl[ey]$/, ''],
  [/ly$/, ''],
  [/([^su])s$/, '$1'],
]

/** Letters that the cut of an ending leaves doubled: running, planned. */
const doubled = /([bdfgmnprt])\1$/

function cutEnding(word: string): string {
  for (const [ending, replacement] of endings) {
    if (!ending.test(word)) continue
    const kept = word.replace(ending, replacement)
    if (kept.length >= 3 && vowel.test(kept)) return kept
  }
  return word
}

/**
 * The stem of an English word, so that its forms meet: a light version of Porter's rules, the same for index and search.
 * A plural is cut before the rest, and a silent e or a final y after it.
 *
 * @param word small letters
 * @example stem('gardens') === stem('gardening') // true
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = /(?:ings|ments|ations|ers)$/.test(word) ? word.slice(0, -1) : word
  const cut = cutEnding(singular)
  const single = cut === singular ? cut : cut.replace(doubled, '$1')
  return single.length > 3 ? single.replace(/e$/, '').replace(/y$/, 'i') : single
}
