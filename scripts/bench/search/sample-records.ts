import fs from 'node:fs'
import path from 'node:path'
import { categories } from '../../../src/i18n/categories'
import type { Language } from '../../../src/i18n/locales'
import { runsOf } from '../../../src/search/words'
import { projectFolder } from '../../lib/project'
import type { SearchRecord } from '../../search/search-record'

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const textOf = (html: string) => html.replace(/<[^>]+>|&\w+;/g, ' ').replace(/\s+/g, ' ')

/** Sentences of the sample articles; Thai ones end at a space. */
function sentences(language: Language): string[] {
  const folder = path.join(projectFolder, 'content', 'articles')
  const bodies = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as { body?: Record<string, string> })
    .map(({ body }) => textOf(body?.[language] ?? ''))
  const end = language === 'th' ? /\s+/ : /(?<=[.?!])\s+/
  return bodies.flatMap((body) => body.split(end)).filter((sentence) => sentence.length > 3)
}

const syllables = {
  th: [...'กขคจชซดตถทนบปพฟมยรลวสหอ'].flatMap((first) =>
    ['า', 'ี', 'ู', 'ะ', 'อง', 'าน', 'ัก', 'ิม'].map((rest) => first + rest),
  ),
  en: [...'bcdfghklmnprstvw'].flatMap((first) =>
    ['a', 'e', 'i', 'ou', 'ent', 'ar', 'ing', 'ol'].map((rest) => first + rest),
  ),
}

/** Words that nobody knows, so that the vocabulary grows with the articles as that of real ones does. */
function rareWords(language: Language, count: number, random: () => number): string[] {
  const parts = syllables[language]
  const pick = () => parts[Math.floor(random() * parts.length)] ?? ''
  return Array.from({ length: count }, () => pick() + pick() + pick())
}

const rareWordCount = 30_000
const rareShare = 0.9
const thaiLettersInWord = 4.5

/** About how many words a text has; Thai by its letters, since it is cut into words later anyway. */
const wordCount = (text: string, language: Language) =>
  language === 'th' ? text.length / thaiLettersInWord : runsOf(text.toLowerCase()).length

/**
 * Articles of a given length out of the sentences of the sample articles and rare words; the same ones every time.
 *
 * @param count articles
 * @param words words of an article, about
 */
export function* sampleRecords(language: Language, count: number, words = 600): Generator<SearchRecord> {
  const random = createRandom(7)
  const known = sentences(language)
  const rare = rareWords(language, rareWordCount, random)
  const pick = (from: readonly string[], exponent = 1) => from[Math.floor(random() ** exponent * from.length)] ?? ''
  for (let article = 0; article < count; article += 1) {
    const parts: string[] = []
    let length = 0
    while (length < words) {
      const sentence = pick(known)
      const others = [0, 1].flatMap(() => (random() < rareShare ? [pick(rare, 3)] : []))
      parts.push(sentence, ...others)
      length += wordCount(sentence, language) + others.length
    }
    yield {
      name: `article-${article}`,
      category: categories[article % categories.length]?.key ?? 'sustainability',
      title: pick(known).slice(0, 80),
      excerpt: parts.slice(0, 3).join(' ').slice(0, 160),
      tags: [],
      headings: '',
      text: parts.join(' '),
      publishedAt: new Date(Date.UTC(2020, 0, 1, article)).toISOString(),
      minutes: 4,
    }
  }
}
