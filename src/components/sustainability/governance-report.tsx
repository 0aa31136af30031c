import { useLanguage, useMessages } from '../../hooks/page-language'
import { otherLanguage } from '../../i18n/locales'
import { useSiteFacts } from '../layout/use-site'
import * as styles from './governance-report.module.css'
import { WholeWords } from '../primitives/whole-words'

/** The report to download, in the language of the page first, and where to report a concern. */
export function GovernanceReport() {
  const messages = useMessages('sustainability-governance')
  const language = useLanguage()
  const { address } = useSiteFacts(language)
  return (
    <div className="deep">
      <div className={`frame ${styles.inner}`}>
        <section aria-labelledby="report">
          <h2 id="report">
            <WholeWords text={messages('report.heading')} />
          </h2>
          <p>
            <WholeWords text={messages('report.text')} />
          </p>
          <ul className={styles.files}>
            {[language, otherLanguage(language)].map((code) => (
              <li key={code}>
                <a className={styles.file} href={`/downloads/corporate-governance-report-${code}.pdf`} download>
                  {messages(`report.${code}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="concern">
          <h2 id="concern">
            <WholeWords text={messages('concern.heading')} />
          </h2>
          <p>
            <WholeWords text={messages('concern.text')} />
          </p>
          <p>
            <a className={styles.email} href="mailto:governance@example.com">
              governance@example.com
            </a>
          </p>
          <address className={styles.address}>
            {messages('concern.post')} {address.join(' ')}
          </address>
        </section>
      </div>
    </div>
  )
}
