import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import { ButtonLink } from '../primitives/button-link'
import * as styles from './legal-contact.module.css'

/** How to reach the data protection officer, and where to send a request about one's data. */
export function LegalContact() {
  const messages = useMessages('legal')
  const common = useCommonMessages()
  const { legalName, address, phone, officeHours } = useSiteFacts(useLanguage())
  const email = messages('contact.email')
  return (
    <address className={styles.contact}>
      <p className={styles.name}>{messages('contact.officer')}</p>
      <p className={styles.lines}>
        {[legalName, ...address].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <dl className={styles.ways}>
        <dt>{common('email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{common('phone')}</dt>
        <dd>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </dd>
        <dt>{common('officeHours')}</dt>
        <dd>{officeHours}</dd>
      </dl>
      <ButtonLink to="/privacy-notice/data-subject-rights/" kind="quiet">
        {messages('contact.request')}
      </ButtonLink>
    </address>
  )
}
