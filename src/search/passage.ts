import { rangesIn, type Marks } from './marks'

/** Letters of a passage. */
const passageLength = 170
/** Letters before the first hit that give it its sense. */
const leadLength = 40

const wordCutter = new Intl.Segmenter('th', { granularity: 'word' })
/** Letters around a place in which a word of any length begins or ends. */
const wordReach = 40

/** Where a cut near a place parts no word: behind a space within reach, else before the word that stands there. */
function cutNear(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  if (space !== -1 && space - at < 25) return space + 1
  const from = Math.max(0, at - wordReach)
  const word = wordCutter.segment(text.slice(from, at + wordReach)).containing(at - from)
  return word ? from + word.index : at
}

/**
 * The part of a text where most of a search stands together.
 *
 * @returns null when none of it does
 */
export function passageOf(text: string, marks: Marks): string | null {
  const ranges = rangesIn(text, marks)
  const variety = (from: number) =>
    new Set(
      ranges
        .filter(({ start, end }) => start >= from && end <= from + passageLength - leadLength)
        .map(({ start, end }) => text.slice(start, end).toLowerCase()),
    ).size
  const best = ranges.reduce<{ start: number; value: number } | null>((found, { start }) => {
    const value = variety(start)
    return found && found.value >= value ? found : { start, value }
  }, null)
  if (!best) return null
  const from = best.start <= leadLength ? 0 : Math.min(cutNear(text, best.start - leadLength), best.start)
  const rough = from + passageLength
  const to = rough >= text.length ? text.length : cutNear(text, rough)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}
