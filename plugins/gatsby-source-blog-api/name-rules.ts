const maxNameBytes = 200

/**
 * What is wrong with an article's name (contracts, section 3): it is NFC, at most 200 bytes, without / \ ? # % and
 * control characters, and not `.` or `..`, so that it is safe as a path segment and as a file name. `index.html` would take
 * the place of its category's own file.
 *
 * @returns null when the name is right
 */
export function nameProblem(name: string): string | null {
  if (!name.trim()) return 'is empty'
  if (/\p{Cs}/u.test(name)) return 'has half of a character'
  if (name !== name.normalize('NFC')) return 'is not in Unicode form NFC'
  if (Buffer.byteLength(name) > maxNameBytes) return `is longer than ${maxNameBytes} bytes`
  if (/[/\\?#%]/.test(name)) return 'has one of / \\ ? # %'
  if (/\p{Cc}/u.test(name)) return 'has a control character'
  if (name === '.' || name === '..') return 'is a step in a path'
  if (name === 'index.html') return 'is the name of a file that every page has'
  return null
}
