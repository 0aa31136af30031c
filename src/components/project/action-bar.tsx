import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import { Icon } from '../primitives/icon'
import { LocalLink } from '../primitives/local-link'
import * as styles from './action-bar.module.css'

/** On a phone, always in reach: call, write on LINE, register. It rests at the end of the page's own part. */
export function ActionBar({ slug }: { slug: string }) {
  const messages = useMessages('project')
  const common = useCommonMessages()
  const { phone, social } = useSiteFacts(useLanguage())
  const line = social.find(({ network }) => network === 'line')
  return (
    <nav className={`no-print ${styles.bar}`} data-bottom-bar aria-label={common('contactUs')}>
      <a href={`tel:${phone}`}>
        <Icon name="phone" />
        {messages('landing.call')}
      </a>
      {line && (
        <a href={line.url} rel="noopener" data-network="line">
          <Icon name="line" />
          {messages('landing.line')}
        </a>
      )}
      <LocalLink to={`/project/${slug}/#register`} className={styles.register}>
        {messages('landing.registerShort')}
      </LocalLink>
    </nav>
  )
}
