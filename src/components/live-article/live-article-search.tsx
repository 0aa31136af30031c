import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { ApiError } from '../../clients/api-error'
import { localizedPath, paths } from '../../i18n/paths'
import type { ArticleAddress } from '../../live-article/article-address'
import { ErrorView } from '../error/error-view'
import { useSiteFacts } from '../layout/use-site'
import { ArticleSkeleton } from './article-skeleton'
import { findArticle, type Finding } from './find-article'
import { LiveArticleView } from './live-article-view'

interface LiveArticleSearchProps {
  address: ArticleAddress
  /** Path of the address, decoded, with a slash at its end. */
  path: string
  /** Whether the visitor was sent here by a search for another address: then nobody is sent on once more. */
  isMoved: boolean
}

type State = Finding | { kind: 'asking' } | { kind: 'failed'; status: number | undefined }

/**
 * What the 404 page shows at the address of an article: the article, if the blog API has it; else it leads to where the article is
 * now, or to the hub (contracts, section 5: hosts without our server). A failure shows the error view.
 */
export default function LiveArticleSearch({ address, path, isMoved }: LiveArticleSearchProps) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const { name: siteName } = useSiteFacts(address.language)

  useEffect(() => {
    const controller = new AbortController()
    findArticle(address, path, controller.signal)
      .then((finding) => setState(finding))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setState({ kind: 'failed', status: error instanceof ApiError ? error.status : undefined })
      })
    return () => controller.abort()
    // The address is read off the path anew on each render
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, attempt])

  useEffect(() => {
    if (state.kind !== 'elsewhere' && state.kind !== 'nowhere') return
    const to = isMoved ? localizedPath(paths.content, address.language) : state.to
    void navigate(encodeURI(to), { replace: true, state: { isMoved: true } })
  }, [state, isMoved, address.language])

  const title = state.kind === 'here' ? state.content.title : null
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${siteName}`
  }, [title, siteName])

  const retry = () => {
    setState({ kind: 'asking' })
    setAttempt((count) => count + 1)
  }
  if (state.kind === 'failed') return <ErrorView status={state.status} onRetry={retry} />
  if (state.kind !== 'here') return <ArticleSkeleton />
  const { content, relatedProjects, surroundings } = state
  return <LiveArticleView article={content} relatedProjects={relatedProjects} surroundings={surroundings} />
}
