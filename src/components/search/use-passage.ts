import { useEffect, useState, type RefObject } from 'react'
import type { ArticleTree } from '../../article-html/article-tree'
import { useLanguage } from '../../hooks/page-language'
import { localizedPath, paths } from '../../i18n/paths'
import { textOfTree } from '../../search/article-text'
import { rangesIn, type Marks } from '../../search/marks'
import { passageOf } from '../../search/passage'
import type { Hit } from '../../search/search-index'

interface PageData {
  result?: { data?: { article?: { content?: ArticleTree } } }
}

const texts = new Map<string, Promise<string | null>>()

async function fetchText(path: string): Promise<string | null> {
  const answer = await fetch(encodeURI(`/page-data${path}page-data.json`))
  const page = answer.ok ? ((await answer.json()) as PageData) : null
  const content = page?.result?.data?.article?.content
  return Array.isArray(content) ? textOfTree(content) : null
}

/** The words of an article: from its page's data, which the link to it brings anyway. Null when they cannot be had. */
function textOf(path: string): Promise<string | null> {
  const known = texts.get(path) ?? fetchText(path).catch(() => null)
  texts.set(path, known)
  return known
}

/**
 * The words that stand below a hit: its excerpt where the search is in it, else the passage of the article where it is. The
 * article is looked into once the hit is seen.
 *
 * @param element the hit on the page
 */
export function usePassage(hit: Hit, marks: Marks, element: RefObject<HTMLElement | null>): string {
  const language = useLanguage()
  const path = localizedPath(paths.article(hit.category, hit.n), language)
  const isInExcerpt = rangesIn(hit.e, marks).length > 0
  const [found, setFound] = useState<{ path: string; marks: Marks; passage: string | null } | null>(null)
  useEffect(() => {
    if (isInExcerpt || !element.current) return
    let isGone = false
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void textOf(path).then((text) => {
        if (!isGone) setFound({ path, marks, passage: text && passageOf(text, marks) })
      })
    })
    observer.observe(element.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [isInExcerpt, element, path, marks])
  const passage = found?.path === path && found.marks === marks ? found.passage : null
  return passage ?? hit.e
}
