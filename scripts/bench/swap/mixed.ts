import type { Sample } from './load'

/** The contents of one release: SHA-256 by path of its pages and files, as they are asked for. */
export type ReleaseHashes = ReadonlyMap<string, string>

/**
 * Answers that no single change from one release to the next explains: a content that no release has, or one of an
 * earlier release after a later one has been seen.
 *
 * @param releases in the order in which they went live
 * @returns what is wrong, one line each
 */
export function mixedAnswers(samples: readonly Sample[], releases: readonly ReleaseHashes[]): string[] {
  const byEnd = [...samples].sort((a, b) => a.endMs - b.endMs)
  const byStart = [...samples].sort((a, b) => a.startMs - b.startMs)
  const problems: string[] = []
  let seen = 0
  let ended = 0
  const releasesOf = ({ path, hash }: Sample) =>
    releases.flatMap((release, index) => (release.get(path) === hash ? [index] : []))
  for (const sample of byStart) {
    for (let next = byEnd[ended]; next && next.endMs < sample.startMs; next = byEnd[ended]) {
      const [earliest = 0] = releasesOf(next)
      seen = Math.max(seen, earliest)
      ended += 1
    }
    if (sample.status !== 200) continue
    const found = releasesOf(sample)
    if (found.length === 0) problems.push(`${sample.path}: a content of no release`)
    else if (Math.max(...found) < seen) problems.push(`${sample.path}: of release ${found.join()} after ${seen}`)
  }
  return problems
}
