import { useCommonMessages } from '../../hooks/page-language'
import { LocalLink } from '../primitives/local-link'
import { EmptyPlot } from './empty-plot'
import * as styles from './error-view.module.css'

/**
 * The generic error view (specification, section 2).
 *
 * @param status HTTP status; 500 when it is not known
 */
export function ErrorView({ status = 500 }: { status?: number | undefined }) {
  const common = useCommonMessages()
  return (
    <div className={`frame section ${styles.view}`}>
      <div className={styles.words}>
        <p className="label">{status}</p>
        <h1>{status === 404 ? common('errorNotFound') : common('errorTitle')}</h1>
        <p>{common('errorText')}</p>
        <p className={styles.actions}>
          <button type="button" onClick={() => window.location.reload()}>
            {common('reload')}
          </button>
          <LocalLink to="/">{common('home')}</LocalLink>
        </p>
      </div>
      <EmptyPlot />
    </div>
  )
}
