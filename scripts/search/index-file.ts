import { createHash } from 'node:crypto'

const hashLength = 10

/** A file of the index whose name has a hash of its content. */
export interface IndexFile {
  name: string
  /** The hash in its name. */
  hash: string
  content: string
}

/** @param kind what its name begins with */
export function indexFile(kind: string, content: string): IndexFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, hashLength)
  return { name: `${kind}-${hash}.json`, hash, content }
}
