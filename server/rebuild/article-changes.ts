import type { ContentFingerprint } from './content-fingerprint'

/** Names of articles that are not as they were. */
export interface ArticleChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

type Articles = ContentFingerprint['articles']

/** What differs between the articles that a release was made of and those of now. */
export function articleChanges(before: Articles, now: Articles): ArticleChanges {
  const names = Object.keys(now)
  return {
    added: names.filter((name) => !(name in before)),
    changed: names.filter((name) => name in before && before[name] !== now[name]),
    removed: Object.keys(before).filter((name) => !(name in now)),
  }
}
