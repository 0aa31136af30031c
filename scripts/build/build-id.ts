import { createHash } from 'node:crypto'

/** So many that one holds a few hundred files of the largest site. */
const groupCount = 256

interface Group {
  /** SHA-256 by path. */
  hashes: Map<string, string>
  /** Of all of them; empty when they have changed since. */
  digest: string
}

const sha256 = () => createHash('sha256')

/** The same path is in the same group everywhere. */
function groupOf(name: string): number {
  let number = 0
  for (let at = 0; at < name.length; at += 1) number = (number * 31 + name.charCodeAt(at)) >>> 0
  return number % groupCount
}

function digestOf({ hashes }: Group): string {
  const lines = [...hashes].map(([name, hash]) => `${name}\0${hash}\n`)
  return sha256().update(lines.sort().join('')).digest('hex')
}

/**
 * The id of a build, kept up to date: it depends on the paths and contents in public/ alone. Files are hashed in groups, so that
 * an edit of a hundred thousand files costs the few groups that it changes.
 */
export class BuildId {
  private readonly groups: readonly Group[] = Array.from({ length: groupCount }, () => ({
    hashes: new Map<string, string>(),
    digest: '',
  }))

  /**
   * @param name path below public/, NFC
   * @param hash SHA-256 of the content in hex; null for a file that is not there any more
   */
  set(name: string, hash: string | null): void {
    const group = this.groups[groupOf(name)]
    if (!group) return
    if (hash === null) group.hashes.delete(name)
    else group.hashes.set(name, hash)
    group.digest = ''
  }

  /** 16 hex digits. */
  get value(): string {
    for (const group of this.groups) group.digest ||= digestOf(group)
    return sha256()
      .update(this.groups.map(({ digest }) => digest).join(''))
      .digest('hex')
      .slice(0, 16)
  }
}
