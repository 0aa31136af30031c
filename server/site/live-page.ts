import fs from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BlogArticle } from '../../src/clients/blog-client'
import { languages, type Language } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { articleContent } from '../../src/live-article/article-content'
import { placeOf, type LiveArticle } from '../../src/live-article/read-article'
import { shellPath } from '../../src/live-article/shell-path'
import { unavailable } from '../http/http-error'
import type { Releases } from '../releases/open-releases'
import type { LiveFinding } from './live-article'
import { readShell, type FillShell } from './live-shell'
import { sendMade } from './send-made'

/** The two things that a browser asks for of a page: itself, and what Gatsby's scripts take over with. */
export type LivePart = 'page' | 'data'

export type SendLive = (
  finding: LiveFinding,
  part: LivePart,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/** The shell of a language as the live release has it. */
interface Shell {
  /** Of both files. */
  hash: string
  fill: FillShell
  data: ShellData
}

interface ShellData {
  path: string
  result: { pageContext: Record<string, unknown> & { i18n: Record<string, unknown> } }
}

const noShellRetryS = 30

const shellFiles = (language: Language) => {
  const path = localizedPath(shellPath, language)
  return [`${path}index.html`, `/page-data${path}page-data.json`] as const
}

/** Whether a path is that of the shell or of its page: these are not answered. */
export const isShellFile = (path: string): boolean =>
  languages.some((language) => [`${localizedPath(shellPath, language)}`, ...shellFiles(language)].includes(path))

/** Reads the shell of a language; again when the release has another one. */
function createShells(releases: Releases) {
  const known = new Map<Language, Shell>()
  return async (language: Language): Promise<Shell> => {
    const files = shellFiles(language).map((path) => releases.current?.files.get(path))
    const [page, data] = files
    if (!page || !data) throw unavailable('The release has no shell for live articles', noShellRetryS)
    const hash = `${page.hash} ${data.hash}`
    const current = known.get(language)
    if (current?.hash === hash) return current
    const read = (file: { hash: string }) => fs.readFile(releases.contentPath(file.hash), 'utf8')
    const fill = readShell(await read(page), language)
    const shell: Shell = { hash, fill, data: JSON.parse(await read(data)) as ShellData }
    known.set(language, shell)
    return shell
  }
}

/** The page data of an article, in the form of the shell's. */
function pageData({ data }: Shell, article: LiveArticle, content: Queries.ArticleContentFragment): string {
  const path = placeOf(article)
  const { languages: present, category, name, relatedProjects } = article
  const { pageContext } = data.result
  const inOneLanguage = present.length < languages.length && { onlyIn: present, elsewhere: paths.category(category) }
  const i18n = { ...pageContext.i18n, originalPath: paths.article(category, name), path }
  const result = {
    ...data.result,
    pageContext: { ...pageContext, ...inOneLanguage, i18n, article: content, relatedProjects },
  }
  return JSON.stringify({ ...data, path, result })
}

/**
 * Makes what answers with an article that is not built yet: the shell of the release, filled (contracts, section 5). An article is
 * cleaned and written once as long as the answer of the API is remembered.
 *
 * @param apiUrl base address of the blog API in the browser
 */
export function createLivePages(releases: Releases, apiUrl: string): SendLive {
  const shellOf = createShells(releases)
  const made = new WeakMap<BlogArticle, Map<string, Record<LivePart, Buffer>>>()

  const make = async ({ article, source }: LiveFinding): Promise<Record<LivePart, Buffer>> => {
    const shell = await shellOf(article.language)
    const parts = made.get(source) ?? new Map<string, Record<LivePart, Buffer>>()
    made.set(source, parts)
    const key = `${article.language} ${shell.hash}`
    const known = parts.get(key)
    if (known) return known
    const content = articleContent(article, apiUrl)
    const page = Buffer.from(shell.fill({ article, content }))
    const answer = { page, data: Buffer.from(pageData(shell, article, content)) }
    parts.set(key, answer)
    return answer
  }

  return async (finding, part, request, reply) => {
    const content = (await make(finding))[part]
    reply.type(part === 'page' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
    return sendMade(request, reply.header('x-robots-tag', 'noindex'), content)
  }
}
