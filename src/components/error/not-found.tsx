import { lazy, Suspense } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { useMessages } from '../../hooks/page-language'
import { decodedPath, paths, plainPath, withTrailingSlash } from '../../i18n/paths'
import { readArticleAddress } from '../../live-article/article-address'
import { ArticleSkeleton } from '../live-article/article-skeleton'
import { LocalLink } from '../primitives/local-link'
import { EmptyPlot } from './empty-plot'
import * as styles from './error-view.module.css'

/** What stands in the prebuilt page for the path that was asked for; servers put the path there, as text. */
const placeholder = '{fullPath}'

/** Path and query that were not found, decoded; the placeholder while the page is prebuilt. */
export function fullPathOf({ pathname, search = '' }: { pathname: string; search?: string }): string {
  return plainPath(pathname) === paths.notFound ? placeholder : decodedPath(pathname + search)
}

/** Brings the cleaner of article HTML, which no other 404 needs. */
const LiveArticleSearch = lazy(() => import('../live-article/live-article-search'))

interface NotFoundProps {
  location: { pathname: string; search?: string; state?: unknown }
}

/** The 404 page. At the address of an article it looks for one that is not built yet. */
export function NotFound({ location }: NotFoundProps) {
  const isHydrated = useHydrated()
  const path = withTrailingSlash(decodedPath(location.pathname))
  const address = isHydrated ? readArticleAddress(path) : null
  if (!address) return <NotFoundWords location={location} />
  const { isMoved = false } = (location.state ?? {}) as { isMoved?: boolean }
  return (
    <Suspense fallback={<ArticleSkeleton />}>
      <LiveArticleSearch key={path} address={address} path={path} isMoved={isMoved} />
    </Suspense>
  )
}

function NotFoundWords({ location }: NotFoundProps) {
  const messages = useMessages('not-found')
  const fullPath = useHydrated() ? fullPathOf(location) : placeholder
  return (
    <div className={`frame section ${styles.view}`}>
      <div className={styles.words}>
        <p className="label">404</p>
        {/* The server has put the path into the prebuilt words, which React is not to mind */}
        <h1 suppressHydrationWarning>{messages('message', { fullPath })}</h1>
        <p>{messages('text')}</p>
        <p className={styles.actions}>
          <LocalLink to={paths.home}>{messages('toHome')}</LocalLink>
          <LocalLink to={paths.projects}>{messages('toProjects')}</LocalLink>
          <LocalLink to={paths.content}>{messages('toContent')}</LocalLink>
        </p>
      </div>
      <EmptyPlot />
    </div>
  )
}
