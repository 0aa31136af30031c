import { useCommonMessages } from '../../hooks/page-language'
import { LocalLink } from '../primitives/local-link'
import { EmptyPlot } from './empty-plot'
import * as styles from './error-view.module.css'

interface ErrorViewProps {
  /** HTTP status; 500 when it is not known. */
  status?: number | undefined
  /** What the button does; without it, it loads the page again. */
  onRetry?: () => void
}

/** The generic error view (specification, section 2). */
export function ErrorView({ status = 500, onRetry = () => window.location.reload() }: ErrorViewProps) {
  const common = useCommonMessages()
  return (
    <div className={`frame section ${styles.view}`}>
      <div className={styles.words}>
        <p className="label">{status}</p>
        <h1>{status === 404 ? common('errorNotFound') : common('errorTitle')}</h1>
        <p>{common('errorText')}</p>
        <p className={styles.actions}>
          <button type="button" onClick={onRetry}>
            {common('reload')}
          </button>
          <LocalLink to="/">{common('home')}</LocalLink>
        </p>
      </div>
      <EmptyPlot />
    </div>
  )
}
