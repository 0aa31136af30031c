import { array, object, string, ValidationError, type AnyObject, type InferType, type ISchema, type Schema } from 'yup'
import { maxArticleHtmlBytes } from '../../src/article-html/article-limits'
import { categories, categoryKey, type CategoryKey } from '../../src/i18n/categories'
import { languages, type Language } from '../../src/i18n/locales'
import { nameProblem } from './name-rules'
import type { ApiArticle, ListedArticle, LocalizedText, Problem } from './types'

/** What a check came to; `notes` are parts that were left out of an article that stays. */
export type Checked<Article> = { article: Article; notes: Problem[] } | { problems: Problem[] }

const isoTime = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/

/** An ISO time in UTC; null when the text is no ISO date, or a day that does not exist. */
function utcTime(text: string): string | null {
  const [, year, month, day] = isoTime.exec(text) ?? []
  const time = new Date(text)
  const dayExists = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  return year && dayExists && !Number.isNaN(time.getTime()) ? time.toISOString() : null
}

const optionalText = () => string().typeError('is not text').nullable()
const requiredText = () => string().typeError('is not text').required('is missing')
const perLanguage = () =>
  object({ th: optionalText(), en: optionalText() }).default(undefined).typeError('is not an object of languages')
const bodyText = () =>
  optionalText().test(
    'size',
    `is longer than ${maxArticleHtmlBytes} bytes`,
    (value) => Buffer.byteLength(value ?? '') <= maxArticleHtmlBytes,
  )
const body = () =>
  object({ th: bodyText(), en: bodyText() }).default(undefined).typeError('is not an object of languages')
const list = <Item>(item: ISchema<Item, AnyObject>) => array().of(item).typeError('is not a list').nullable()
const time = () =>
  requiredText().test('time', 'is not an ISO time such as 2026-10-01T02:00:00.000Z', (value) => utcTime(value) !== null)
const name = () =>
  requiredText().test('name', (value, context) => {
    const reason = nameProblem(value)
    return reason ? context.createError({ message: reason }) : true
  })
const category = () =>
  requiredText().test(
    'category',
    `is none of ${categories.map(({ label }) => label.en).join(', ')}`,
    (value) => categoryKey(value) !== null,
  )

const listedSchema = object({ id: requiredText(), name: name(), category: category(), updatedAt: time() })
  .typeError('is not an object')
  .required('is not an object')

const articleSchema = listedSchema.shape({
  previousNames: list(optionalText()),
  tags: list(perLanguage().nullable()),
  title: perLanguage().required('is missing'),
  excerpt: perLanguage().nullable(),
  body: body().required('is missing'),
  cover: object({ url: optionalText(), alt: perLanguage().nullable() })
    .default(undefined)
    .typeError('is not an object')
    .nullable(),
  relatedProjects: list(optionalText()),
  relatedContents: list(optionalText()),
  publishedAt: time(),
})

type RawListed = InferType<typeof listedSchema>
type RawArticle = InferType<typeof articleSchema>

/** A value as JSON for a message, at most 80 characters. */
export function shortened(value: unknown): string {
  const characters = [...(JSON.stringify(value) ?? 'nothing')]
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : characters.join('')
}

/** The problems that yup found; empty when the item has the shape. */
function problemsOf(schema: Schema<unknown, AnyObject>, item: unknown): Problem[] {
  try {
    schema.validateSync(item, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    return found.map(({ path, params, message }) => ({
      field: path || 'article',
      value: shortened(params?.originalValue),
      reason: message,
    }))
  }
}

const filled = (text: string | null | undefined) => (text?.trim() ? text : null)
const inLanguages = (pick: (language: Language) => string | null | undefined): LocalizedText => ({
  th: filled(pick('th')),
  en: filled(pick('en')),
})
const texts = (items: readonly (string | null | undefined)[] | null | undefined) => [
  ...new Set((items ?? []).filter((item): item is string => Boolean(item?.trim()))),
]

const listedFields = ({ id, name, category, updatedAt }: RawListed): ListedArticle => ({
  id,
  name,
  // The schema has let pass only categories and times that these two know.
  category: categoryKey(category) as CategoryKey,
  updatedAt: utcTime(updatedAt) as string,
})

/** Previous names that are safe in a path, and a note for each that is not. */
function checkPreviousNames(names: string[], current: string): { good: string[]; notes: Problem[] } {
  const good = names.filter((previous) => nameProblem(previous) === null && previous !== current)
  const notes = names.flatMap((previous) => {
    const reason = nameProblem(previous)
    return reason ? [{ field: 'previousNames', value: shortened(previous), reason: `${reason}; skipped` }] : []
  })
  return { good, notes }
}

/** Checks an entry of the list of active articles: id, name, category and time of change. */
export function checkListed(item: unknown): Checked<ListedArticle> {
  const problems = problemsOf(listedSchema, item)
  return problems.length > 0 ? { problems } : { article: listedFields(item as RawListed), notes: [] }
}

/**
 * Checks a whole article by every rule of contracts, section 3. Texts of a language without title or body are dropped,
 * times become UTC, optional fields null or empty lists.
 */
export function checkArticle(item: unknown): Checked<ApiArticle> {
  const problems = problemsOf(articleSchema, item)
  if (problems.length > 0) return { problems }
  const raw = item as RawArticle
  const complete = languages.filter((language) => filled(raw.title[language]) && filled(raw.body[language]))
  if (complete.length === 0) {
    const value = shortened({ title: raw.title, body: raw.body })
    return { problems: [{ field: 'title, body', value, reason: 'no language has both' }] }
  }
  const ofComplete = (text: RawArticle['excerpt']) =>
    inLanguages((language) => (complete.includes(language) ? text?.[language] : null))
  const previous = checkPreviousNames(texts(raw.previousNames), raw.name)
  const coverUrl = filled(raw.cover?.url)
  const article: ApiArticle = {
    ...listedFields(raw),
    previousNames: previous.good,
    tags: (raw.tags ?? []).map((tag) => inLanguages((language) => tag?.[language])).filter((tag) => tag.th ?? tag.en),
    languages: complete,
    title: ofComplete(raw.title),
    excerpt: ofComplete(raw.excerpt),
    body: ofComplete(raw.body),
    cover: coverUrl ? { url: coverUrl, alt: inLanguages((language) => raw.cover?.alt?.[language]) } : null,
    relatedProjects: texts(raw.relatedProjects),
    relatedContents: texts(raw.relatedContents),
    publishedAt: utcTime(raw.publishedAt) as string,
  }
  return { article, notes: previous.notes }
}
