import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { CookieSettingsButton } from '../consent/cookie-settings-button'
import { Icon } from '../primitives/icon'
import type { IconName } from '../primitives/icons'
import { LocalLink } from '../primitives/local-link'
import * as styles from './footer.module.css'
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch'
import { useSite, useSiteFacts } from './use-site'

const networkNames: Record<string, string> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  line: 'LINE',
  youtube: 'YouTube',
}

/** The footer: the whole site in columns, how to reach us, legal pages, language switch. */
export function Footer(props: LanguageSwitchProps) {
  const common = useCommonMessages()
  const language = useLanguage()
  const { navigation } = useSite()
  const facts = useSiteFacts(language)
  return (
    <footer className={styles.footer}>
      <div className={`frame ${styles.inner}`}>
        <ContactDetails />
        <nav className={styles.siteMap} aria-label={common('siteMap')}>
          {navigation?.main.map((entry) => (
            <div key={entry.key}>
              <LocalLink to={entry.href} className={styles.columnTitle}>
                {entry[language]}
              </LocalLink>
              {entry.children.length > 0 && (
                <ul>
                  {entry.children.map((child) => (
                    <li key={child.href}>
                      <LocalLink to={child.href}>{child[language]}</LocalLink>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </nav>
        <div className={styles.closing}>
          <p>{common('copyright', { name: facts.legalName })}</p>
          <ul className={styles.legal} aria-label={common('legal')}>
            {navigation?.legal.map(({ href, ...label }) => (
              <li key={href}>
                <LocalLink to={href}>{label[language]}</LocalLink>
              </li>
            ))}
            <li className="needs-scripts">
              <CookieSettingsButton />
            </li>
          </ul>
          <a className={styles.top} href="#main">
            <Icon name="chevronUp" />
            {common('backToTop')}
          </a>
          <LanguageSwitch {...props} />
        </div>
      </div>
    </footer>
  )
}

function ContactDetails() {
  const common = useCommonMessages()
  const language = useLanguage()
  const facts = useSiteFacts(language)
  return (
    <section className={styles.contact}>
      <h2 className={styles.name}>{facts.name}</h2>
      <address className={styles.address}>
        {facts.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <a className={styles.phone} href={`tel:${facts.phone}`}>
          <Icon name="phone" />
          <span className="visually-hidden">{common('phone')} </span>
          {formatPhone(facts.phone)}
        </a>
        <a href={`mailto:${facts.email}`}>
          <Icon name="envelope" />
          {facts.email}
        </a>
      </p>
      <p>{facts.officeHours}</p>
      <ul className={styles.social} aria-label={common('followUs')}>
        {facts.social.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener" data-network={network}>
              <Icon name={network as IconName} />
              <span className="visually-hidden">{networkNames[network] ?? network}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
