import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import { Icon } from '../primitives/icon'
import * as styles from './reach-us.module.css'

/** Telephone, set large, then LINE, e-mail and office hours. */
export function ReachUs() {
  const common = useCommonMessages()
  const { phone, email, officeHours, social } = useSiteFacts(useLanguage())
  const line = social.find(({ network }) => network === 'line')
  return (
    <div>
      <p>
        <a className={styles.phone} href={`tel:${phone}`}>
          <Icon name="phone" />
          <span className="visually-hidden">{common('phone')} </span>
          {formatPhone(phone)}
        </a>
      </p>
      <p className={styles.links}>
        {line && (
          <a href={line.url} rel="noopener" data-network="line">
            <Icon name="line" />
            LINE
          </a>
        )}
        <a href={`mailto:${email}`}>
          <Icon name="envelope" />
          {email}
        </a>
      </p>
      <p className="label">{officeHours}</p>
    </div>
  )
}
