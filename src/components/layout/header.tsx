import { useRef } from 'react'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import { LocalLink } from '../primitives/local-link'
import * as styles from './header.module.css'
import { LanguageSwitch, type LanguageSwitchProps } from './language-switch'
import { MenuGroup } from './menu-group'
import { useHeaderHiding } from './use-header-hiding'
import { useMenuClosing } from './use-menu-closing'
import { useSite, useSiteFacts } from './use-site'

const menuId = 'main-menu'

/**
 * The header: wordmark, the entries of content/navigation.json, language switch, register. Groups are native details and
 * the phone's sheet is a native popover, so that all of it works before scripts come and without them.
 */
export function Header(props: LanguageSwitchProps) {
  const language = useLanguage()
  const common = useCommonMessages()
  const { navigation } = useSite()
  const header = useRef<HTMLElement>(null)
  useMenuClosing(header, props.location.pathname)
  useHeaderHiding(header)
  return (
    <header ref={header} className={styles.header}>
      <div className={`frame ${styles.bar}`}>
        <LocalLink to="/" className={styles.wordmark}>
          {useSiteFacts(language).name}
        </LocalLink>
        <button type="button" className={styles.open} popoverTarget={menuId}>
          {common('menu')}
        </button>
        <nav id={menuId} className={styles.menu} popover="auto" aria-label={common('mainMenu')}>
          <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
            <Icon name="close" />
            <span className="visually-hidden">{common('close')}</span>
          </button>
          <ul className={styles.entries}>
            {navigation?.main.map((entry) => (
              <li key={entry.key}>
                {entry.children.length > 0 ? (
                  <MenuGroup entry={entry} />
                ) : (
                  <LocalLink to={entry.href} className={styles.entry} activeClassName={styles.active} partiallyActive>
                    {entry[language]}
                  </LocalLink>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <LanguageSwitch {...props} />
            <LocalLink to="/project/#register" className={styles.register}>
              {common('register')}
            </LocalLink>
          </div>
        </nav>
      </div>
    </header>
  )
}
