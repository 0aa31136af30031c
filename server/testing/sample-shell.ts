import { tableOfContents } from '../../src/article-html/headings'
import type { ArticleTree } from '../../src/article-html/article-tree'
import { describeEmbed } from '../../src/article-html/embeds'
import { formatDate } from '../../src/i18n/formats'
import { otherLanguage, type Language } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { marks, shellAddresses, shellArticle, shellContent, shellMinutes } from '../../src/live-article/shell'
import { shellPath } from '../../src/live-article/shell-path'

/** A shell as the build makes it of the article page, with the parts that the server looks for. */
export function sampleShell(language: Language): string {
  const own = localizedPath(shellPath, language)
  const { publishedAt } = shellArticle(language)
  const share = encodeURIComponent(
    `https://www.example.com${localizedPath(paths.article(marks.category, marks.name), language)}`,
  )
  const contents = tableOfContents(shellContent(language).content as unknown as ArticleTree)
  const line = ({ id, text }: { id: string; text: string }) => `<li><a href="#${id}">${text}</a></li>`
  const heading = ({ id, text }: { id: string; text: string }) => `<h2 id="${id}">${text}</h2>`
  return `<!DOCTYPE html><html lang="${language}" data-page-path="${own}"><head><meta charset="utf-8"><meta name="robots" content="noindex"/>
<title data-gatsby-head="true">${marks.title} | Site</title><meta name="description" content="${marks.excerpt}"/></head>
<body><header><a href="${localizedPath(shellPath, otherLanguage(language))}">other language</a></header><main><div><article>
<header><a href="/content/${marks.category}/">${marks.label}</a><h1>${marks.title}</h1><p class="lead">${marks.excerpt}</p>
<p><time datetime="${publishedAt}">${formatDate(publishedAt, language)}</time> ${shellMinutes} min</p>
<div class="cover"><picture><img src="${shellAddresses.cover}" alt="${marks.coverAlt}"/></picture></div></header>
<div class="beside"><nav><p>Contents</p><ol>${contents.map(line).join('')}</ol></nav></div>
<div class="body"><p>${marks.text}</p><p><a class="out" href="${shellAddresses.link}" rel="noopener">${marks.link}</a></p>
<figure><picture><img class="pic" src="${shellAddresses.picture}" alt="${marks.pictureAlt}"/></picture>
<figcaption><span>Plate 1</span> ${marks.caption}</figcaption></figure>
<a class="still" href="${describeEmbed(shellAddresses.embed).page}">Video ${marks.embed} of YouTube</a>
<div class="scroller"><table><tbody><tr><td>${marks.cell}</td></tr></tbody></table></div>${contents.map(heading).join('')}</div>
<footer><ul class="tags"><li><a href="/content/search/${marks.tag}/">${marks.tag}</a></li></ul>
<a href="https://x.com/intent/post?url=${share}&amp;text=${marks.title}">Share</a></footer></article></div></main>
<script data-scripts="/app.js" data-start="idle">start()</script></body></html>`
}

/** The shells of a release: pages and page data. */
export const sampleShellFiles = Object.fromEntries<unknown>(
  (['th', 'en'] as const).flatMap((language) => {
    const path = localizedPath(shellPath, language)
    const i18n = { language, originalPath: shellPath, path }
    const pageContext = { language, i18n, article: shellContent(language) }
    const data = { componentChunkName: 'live-article', path, result: { data: { locales: {} }, pageContext } }
    return [
      [`${path}index.html`, sampleShell(language)],
      [`/page-data${path}page-data.json`, data],
    ]
  }),
)
