import type { NodeInput, PluginOptions } from 'gatsby'
import type { CategoryKey } from '../../src/i18n/categories'
import type { Language, Localized } from '../../src/i18n/locales'

/** Text per language; null where the article has none. */
export type LocalizedText = Localized<string | null>

/** The options of this plugin, as `options.ts` describes them, with the defaults filled in. */
export interface Options extends PluginOptions {
  apiUrl: string
  token: string
  timeoutMs: number
  pageSize: number
  maxPictureBytes: number
  addressKey: string
  stateFile: string
  allowArticleLoss: boolean
}

/** What the list of active articles must say of each article (contracts, section 3). */
export interface ListedArticle {
  id: string
  name: string
  category: CategoryKey
  /** ISO time in UTC. */
  updatedAt: string
}

/** An article that has passed every rule; what was missing is null or an empty list. Times are ISO, in UTC. */
export interface ApiArticle extends ListedArticle {
  previousNames: string[]
  tags: LocalizedText[]
  languages: Language[]
  title: LocalizedText
  excerpt: LocalizedText
  body: LocalizedText
  cover: Picture | null
  relatedProjects: string[]
  relatedContents: string[]
  publishedAt: string
}

/** A picture as the article names it. */
export interface Picture {
  url: string
  alt: LocalizedText
}

/** A picture with the id of its File node; null when it could not be fetched. */
export interface LinkedPicture extends Picture {
  file: string | null
}

/** A tag as it stands in the node; languages are not paired. */
export interface ArticleTag {
  text: LocalizedText
}

/** What an article says itself, as it stands in its node: all but the links to other nodes that may come and go. */
export interface ArticleContent {
  articleId: string
  name: string
  previousNames: string[]
  /** Id of the category's node. */
  category: string
  tags: ArticleTag[]
  languages: Language[]
  title: LocalizedText
  excerpt: LocalizedText
  /** HTML as the API sent it: untrusted, not in the schema. */
  bodyHtml: LocalizedText
  /** Minutes that each language takes to read, 0 for one that is not there. */
  readingMinutes: Localized<number>
  relatedProjects: string[]
  /** Names of related articles as the API sent them, known or not. */
  relatedNames: string[]
  publishedAt: string
  updatedAt: string
}

/** An `Article` node. */
export interface ArticleNode extends ArticleContent, NodeInput {
  cover: LinkedPicture | null
  pictures: LinkedPicture[]
  /** Ids of the nodes of related articles. */
  relatedContents: string[]
  /** Digest of what the API sent, to see that a whole article in the list is the same as before. */
  sourceDigest: string
}

/** What a process remembers of an article's node: all but its texts, which are most of it. */
export interface ArticleFacts extends Omit<ArticleContent, 'title' | 'excerpt' | 'bodyHtml' | 'readingMinutes'> {
  /** Of its node. */
  id: string
  cover: LinkedPicture | null
  pictures: LinkedPicture[]
  relatedContents: string[]
  sourceDigest: string
}

/** Why an article, or a part of one, is left out. */
export interface Problem {
  field: string
  /** The value as JSON, at most 80 characters. */
  value: string
  reason: string
}
