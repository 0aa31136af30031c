import type { Node, NodeInput, SourceNodesArgs } from 'gatsby'
import { readingMinutes } from '../../src/article-html/reading-minutes'
import { categories, type CategoryKey } from '../../src/i18n/categories'
import type { ApiArticle, ArticleContent, ArticleFacts, ArticleNode, LinkedPicture, Picture } from './types'

type CreateNodeId = SourceNodesArgs['createNodeId']
type CreateContentDigest = SourceNodesArgs['createContentDigest']

/** What links of an article are made from: the nodes of this build. */
export interface Targets {
  /** Node ids of the articles, by name. */
  articleIds: ReadonlyMap<string, string>
  /** Ids of the File nodes, by the address of the picture; null when it could not be fetched. */
  fileIds: ReadonlyMap<string, string | null>
}

/** An article before its links are made. */
export interface Draft {
  content: ArticleContent
  cover: Picture | null
  pictures: Picture[]
  sourceDigest: string
}

export const articleNodeId = (createNodeId: CreateNodeId, articleId: string) => createNodeId(`BlogArticle-${articleId}`)

export const categoryNodeId = (createNodeId: CreateNodeId, key: CategoryKey) => createNodeId(`ArticleCategory-${key}`)

/** The content of an article as it stands in its node. */
export function articleContent(article: ApiArticle, createNodeId: CreateNodeId): ArticleContent {
  const { id, category, tags, body, relatedContents, cover: _cover, ...rest } = article
  return {
    ...rest,
    articleId: id,
    category: categoryNodeId(createNodeId, category),
    tags: tags.map((text) => ({ text })),
    bodyHtml: body,
    // Counted once, not on every page that shows a card of the article
    readingMinutes: { th: readingMinutes(body.th ?? '', 'th'), en: readingMinutes(body.en ?? '', 'en') },
    relatedNames: relatedContents.filter((name) => name !== article.name),
  }
}

const withoutFile = ({ url, alt }: LinkedPicture): Picture => ({ url, alt })

/** The draft that a node of an earlier build was made from. */
export function draftOfNode(node: ArticleNode): Draft {
  const { articleId, name, previousNames, category, tags, languages, title, excerpt, bodyHtml } = node
  const { readingMinutes: minutes } = node
  const { relatedProjects, relatedNames, publishedAt, updatedAt, cover, pictures, sourceDigest } = node
  return {
    content: {
      ...{ articleId, name, previousNames, category, tags, languages, title, excerpt, bodyHtml },
      ...{ readingMinutes: minutes, relatedProjects, relatedNames, publishedAt, updatedAt },
    },
    cover: cover && withoutFile(cover),
    pictures: pictures.map(withoutFile),
    sourceDigest,
  }
}

/** What an article leads to, by names and addresses. */
type Leads = Pick<ArticleFacts, 'relatedNames'> & { cover: Picture | null; pictures: readonly Picture[] }

/** The links of an article to the nodes of this build; names that lead nowhere are left out. */
function linksOf({ relatedNames, cover, pictures }: Leads, { articleIds, fileIds }: Targets) {
  const linked = ({ url, alt }: Picture): LinkedPicture => ({ url, alt, file: fileIds.get(url) ?? null })
  return {
    relatedContents: relatedNames.flatMap((name) => articleIds.get(name) ?? []),
    cover: cover && linked(cover),
    pictures: pictures.map(linked),
  }
}

/** Whether the node of an earlier build still leads to the right articles and pictures. */
export function linksAreCurrent(known: ArticleFacts, targets: Targets): boolean {
  const ids = ({ relatedContents, cover, pictures }: Pick<ArticleFacts, 'relatedContents' | 'cover' | 'pictures'>) =>
    [...relatedContents, cover?.file, ...pictures.map(({ file }) => file)].map(String).join(' ')
  return ids(known) === ids(linksOf(known, targets))
}

/** The node of an article. Its digest depends on nothing but what the article says and links to. */
export function buildArticleNode(
  draft: Draft,
  targets: Targets,
  { createNodeId, createContentDigest }: Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>,
): ArticleNode {
  const { content, cover, pictures } = draft
  const data = { ...content, ...linksOf({ relatedNames: content.relatedNames, cover, pictures }, targets) }
  return {
    ...data,
    sourceDigest: draft.sourceDigest,
    id: articleNodeId(createNodeId, content.articleId),
    parent: null,
    children: [],
    internal: { type: 'Article', contentDigest: createContentDigest(data) },
  }
}

/** The nodes of the categories, in the order of their tabs. */
export function buildCategoryNodes(createNodeId: CreateNodeId, createContentDigest: CreateContentDigest): NodeInput[] {
  return categories.map(({ key, label }, order) => ({
    ...{ key, label, order },
    id: categoryNodeId(createNodeId, key),
    parent: null,
    children: [],
    internal: { type: 'ArticleCategory', contentDigest: createContentDigest({ key, label, order }) },
  }))
}

/** Nodes of this plugin's type are made here alone, so they have this shape. */
export const asArticleNode = (node: Node) => node as unknown as ArticleNode
