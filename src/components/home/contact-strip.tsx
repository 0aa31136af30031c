import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import { ButtonLink } from '../primitives/button-link'
import { Icon } from '../primitives/icon'
import * as styles from './contact-strip.module.css'

/** How to find and reach the office, above the footer. */
export function ContactStrip() {
  const messages = useMessages('home')
  const common = useCommonMessages()
  const { address, officeHours, phone, coordinates } = useSiteFacts(useLanguage())
  const map = `https://www.google.com/maps/dir/?api=1&destination=${coordinates.latitude},${coordinates.longitude}`
  return (
    <section className={`frame section ${styles.strip}`} aria-labelledby="visit">
      <h2 id="visit">{messages('contact.heading')}</h2>
      <div>
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p>{officeHours}</p>
      </div>
      <div>
        <a className={styles.phone} href={`tel:${phone}`}>
          <Icon name="phone" />
          <span className="visually-hidden">{common('phone')} </span>
          {formatPhone(phone)}
        </a>
        <p className={styles.actions}>
          <ButtonLink to={map} kind="quiet">
            {messages('contact.directions')}
          </ButtonLink>
          <ButtonLink to="/contact/inquiry-form/">
            <Icon name="message" />
            {messages('contact.inquiry')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
