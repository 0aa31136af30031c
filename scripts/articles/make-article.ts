import { categories } from '../../src/i18n/categories'
import { languages, type Language, type Localized } from '../../src/i18n/locales'
import { makeBody } from './make-body'
import { makeAlt, makeTags, makeText, makeTitle } from './phrases'
import { createRandom, type Random } from './random'

/** What articles may refer to. */
export interface Surroundings {
  /** How many articles are made. */
  count: number
  seed: number
  /** File names below /images/ of the API. */
  pictures: readonly string[]
  /** Slugs of projects. */
  projects: readonly string[]
}

const newestMs = Date.UTC(2026, 9, 1, 2)
const stepMs = 6 * 3_600_000
const shortestWords = 300
const longestWords = 900

/** A stream of its own for each article and part, so that names can be told without making the articles. */
const randomFor = (seed: number, index: number, part: number) => createRandom(seed * 7_919 + index * 31 + part)

const slug = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The first characters of a text, as many as have room in so many bytes. */
function cut(text: string, maxBytes: number): string {
  let bytes = 0
  const kept = [...text].filter((character) => (bytes += Buffer.byteLength(character)) <= maxBytes)
  return kept.join('').normalize('NFC')
}

/** Name of the article at a place, unlike any other of the same number of articles; three in ten are Thai. */
export function nameAt(seed: number, index: number): string {
  const random = randomFor(seed, index, 1)
  const title = makeTitle(random)
  return `${cut(slug(random.chance(0.3) ? title.th : title.en), 150)}-${index + 1}`
}

/** One article in ten is in Thai alone, one in ten in English alone. */
function languagesAt(random: Random): readonly Language[] {
  if (random.chance(0.1)) return ['th']
  return random.chance(0.11) ? ['en'] : languages
}

const inLanguages = (text: Localized, present: readonly Language[]) => ({
  th: present.includes('th') ? text.th : null,
  en: present.includes('en') ? text.en : null,
})

/** Names of other articles; the odd one is told that does not exist. */
function relatedNames(random: Random, index: number, { seed, count }: Surroundings): string[] {
  const others = Array.from({ length: random.integer(0, 4) }, () => random.integer(0, count - 1))
  return [...new Set(others)].filter((other) => other !== index).map((other) => nameAt(seed, other))
}

/**
 * An article as a blog API sends it (contracts, section 3), the same one each time for the same seed and place.
 *
 * @param index place among the articles, from 0, the newest
 */
export function makeArticle(index: number, surroundings: Surroundings) {
  const { seed, pictures, projects } = surroundings
  const random = randomFor(seed, index, 2)
  const title = makeTitle(randomFor(seed, index, 1))
  const present = languagesAt(random)
  const publishedMs = newestMs - index * stepMs
  const name = nameAt(seed, index)
  return {
    id: `generated-${index + 1}`,
    name,
    previousNames: random.chance(0.1) ? [`${name}-old`] : [],
    category: random.pick(categories).label.en,
    tags: makeTags(random, random.integer(0, 4)).map((tag) => inLanguages(tag, present)),
    title: inLanguages(title, present),
    excerpt: random.chance(0.9) ? inLanguages(makeText(random, 2), present) : null,
    body: inLanguages(makeBody(random, random.integer(shortestWords, longestWords), pictures), present),
    cover: pictures.length > 0 ? { url: `/images/${random.pick(pictures)}`, alt: makeAlt(random) } : null,
    relatedProjects: random.some(projects, random.integer(0, 2)),
    relatedContents: relatedNames(random, index, surroundings),
    publishedAt: new Date(publishedMs).toISOString(),
    updatedAt: new Date(publishedMs + random.integer(0, 48) * 3_600_000).toISOString(),
  }
}
