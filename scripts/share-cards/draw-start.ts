import type { DrawnText } from './card-text'

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const ellipsis = '…'

/**
 * Draws as much of the start of a text as fits, with an ellipsis; that alone where not even its first letter does, which may carry
 * a hundred marks.
 *
 * @param draw draws a text
 * @param fits whether what was drawn fits
 */
export async function drawStart(
  text: string,
  draw: (text: string) => Promise<DrawnText>,
  fits: (drawn: DrawnText) => boolean,
): Promise<DrawnText> {
  const all = [...letters.segment(text)].map(({ segment }) => segment)
  let best = await draw(ellipsis)
  let [fitting, tooLong] = [0, all.length + 1]
  while (fitting + 1 < tooLong) {
    const count = Math.floor((fitting + tooLong) / 2)
    const drawn = await draw(`${all.slice(0, count).join('').trimEnd()}${ellipsis}`)
    if (fits(drawn)) [best, fitting] = [drawn, count]
    else tooLong = count
  }
  return best
}
