import { useMessages } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import { LocalLink } from '../primitives/local-link'
import * as styles from './legal-contents.module.css'

interface LegalContentsProps {
  /** Plain path of the page. */
  path: string
  sections: readonly { readonly id: string; readonly title: string }[]
}

/**
 * Table of contents: beside the text and always in sight on a wide screen, unfolded by a tap on a phone. It is written
 * twice, since no style can open a closed `details`; only one of the two is ever displayed.
 */
export function LegalContents(props: LegalContentsProps) {
  const messages = useMessages('legal')
  return (
    <nav className={styles.contents} aria-label={messages('contents')}>
      <details className={styles.folded}>
        <summary>
          {messages('contents')}
          <Icon name="chevronDown" />
        </summary>
        <SectionLinks {...props} />
      </details>
      <div className={styles.beside}>
        <p className="label">{messages('contents')}</p>
        <SectionLinks {...props} />
      </div>
    </nav>
  )
}

function SectionLinks({ path, sections }: LegalContentsProps) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <LocalLink to={`${path}#${id}`}>{title}</LocalLink>
        </li>
      ))}
    </ol>
  )
}
