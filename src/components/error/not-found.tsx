import { useHydrated } from '../../hooks/use-hydrated'
import { useMessages } from '../../hooks/page-language'
import { decodedPath, paths, plainPath } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { EmptyPlot } from './empty-plot'
import * as styles from './error-view.module.css'

/** What stands in the prebuilt page for the path that was asked for; servers put the path there, as text. */
const placeholder = '{fullPath}'

/** Path and query that were not found, decoded; the placeholder while the page is prebuilt. */
export function fullPathOf({ pathname, search = '' }: { pathname: string; search?: string }): string {
  return plainPath(pathname) === paths.notFound ? placeholder : decodedPath(pathname + search)
}

/** The 404 page. */
export function NotFound({ location }: { location: { pathname: string; search?: string } }) {
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
