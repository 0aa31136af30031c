/** Contents kept in memory, by key; the least recently used go when the sum of their bytes is over the limit. */
export interface ContentCache {
  get(key: string): Buffer | undefined
  set(key: string, content: Buffer): void
  /** Sum of the contents in bytes. */
  readonly bytes: number
}

/** @param maxBytes a content larger than this is not kept */
export function createContentCache(maxBytes: number): ContentCache {
  const contents = new Map<string, Buffer>()
  let bytes = 0
  const remove = (key: string, content: Buffer) => {
    contents.delete(key)
    bytes -= content.length
  }
  return {
    get bytes() {
      return bytes
    },
    get(key) {
      const content = contents.get(key)
      if (content) {
        contents.delete(key)
        contents.set(key, content)
      }
      return content
    },
    set(key, content) {
      const known = contents.get(key)
      if (known) remove(key, known)
      if (content.length > maxBytes) return
      contents.set(key, content)
      bytes += content.length
      for (const [oldKey, old] of contents) {
        if (bytes <= maxBytes) break
        remove(oldKey, old)
      }
    },
  }
}
