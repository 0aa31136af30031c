import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import * as styles from './headquarters.module.css'
import { WholeWords } from '../primitives/whole-words'

/** Every way to reach the headquarters, each under its label. */
export function Headquarters() {
  const messages = useMessages('contact')
  const common = useCommonMessages()
  const { legalName, address, phone, fax, email, officeHours } = useSiteFacts(useLanguage())
  return (
    <section className={`frame ${styles.headquarters}`} aria-labelledby="headquarters">
      <div>
        <h2 id="headquarters">
          <WholeWords text={messages('headquarters')} />
        </h2>
        <address className={styles.address}>
          {[legalName, ...address].map((line) => (
            <span key={line}>
              <WholeWords text={line} />
            </span>
          ))}
        </address>
      </div>
      <dl className={styles.details}>
        <div>
          <dt>{common('phone')}</dt>
          <dd>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </dd>
        </div>
        <div>
          <dt>{common('fax')}</dt>
          <dd>{formatPhone(fax)}</dd>
        </div>
        <div>
          <dt>{common('email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{common('officeHours')}</dt>
          <dd>{officeHours}</dd>
        </div>
      </dl>
    </section>
  )
}
