import { useCommonMessages } from '../../hooks/page-language'
import { LocalLink } from './local-link'
import * as styles from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** From the top down to what the page belongs to, the page itself left out. */
  trail: readonly { label: string; to: string }[]
}

/** Where a page stands in the site, as links upwards. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const common = useCommonMessages()
  return (
    <nav className={styles.crumbs} aria-label={common('breadcrumbs')}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <LocalLink to={to}>{label}</LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
