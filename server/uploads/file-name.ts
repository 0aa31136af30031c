import { extensionOf } from '../../src/forms/file-facts'
import { cleanLine } from '../../src/forms/normalise'

const maxNameBytes = 180

/** Zero-width characters, which make two names look alike. */
const zeroWidth = /[\u200b-\u200f\u2060\u061c]/g

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The longest beginning of a text that has at most so many bytes, cut between letters as people see them. */
function cutToBytes(text: string, maxBytes: number): string {
  let bytes = 0
  let end = 0
  for (const { segment, index } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > maxBytes) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/**
 * The name that a visitor's device gave a file, fit to be shown to people: without folders, hidden characters and tricks of
 * direction, at most 180 bytes with its extension kept. It never becomes a path.
 */
export function cleanFileName(given: string): string {
  const name = cleanLine(given.replace(zeroWidth, '').replace(/^.*[/\\]/s, ''))
  if (Buffer.byteLength(name) <= maxNameBytes) return name || 'file'
  const extension = extensionOf(name)
  const ending = extension && extension.length <= 10 ? `.${extension}` : ''
  return `${cutToBytes(name.slice(0, name.length - ending.length), maxNameBytes - ending.length)}${ending}`
}
