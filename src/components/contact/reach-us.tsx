import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import * as styles from './reach-us.module.css'

/** Telephone, set large, e-mail and office hours. */
export function ReachUs() {
  const common = useCommonMessages()
  const { phone, email, officeHours } = useSiteFacts(useLanguage())
  return (
    <p>
      <a className={styles.phone} href={`tel:${phone}`}>
        <span className="visually-hidden">{common('phone')} </span>
        {formatPhone(phone)}
      </a>
      <a className={styles.email} href={`mailto:${email}`}>
        {email}
      </a>
      <span className="label">{officeHours}</span>
    </p>
  )
}
