/** What the first bytes of a file that uploads take look like. */
const signatures: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

const unknownType = 'application/x-unknown'
const known = new WeakMap<File, string>()

/**
 * Type of a file by its content; browsers go by the name alone. `application/x-unknown` for what uploads do not take, and for a
 * file that has gone since it was chosen.
 */
export async function contentType(file: File): Promise<string> {
  const before = known.get(file)
  if (before) return before
  const content = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const start = new Uint8Array(content)
  const type = signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0]
  known.set(file, type ?? unknownType)
  return type ?? unknownType
}
