import { useCommonMessages } from '../../hooks/page-language'
import * as styles from './skip-link.module.css'

/** First link of every page: past the header, to what the page is about. */
export function SkipLink() {
  const common = useCommonMessages()
  return (
    <a className={styles.skip} href="#main">
      {common('skipToMain')}
    </a>
  )
}
