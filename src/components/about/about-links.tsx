import { useLanguage } from '../../hooks/page-language'
import { useSite } from '../layout/use-site'
import { LocalLink } from '../primitives/local-link'
import * as styles from './about-links.module.css'

/** The other pages of the about group, at the end of each of them. */
export function AboutLinks() {
  const language = useLanguage()
  const group = useSite().navigation?.main.find(({ key }) => key === 'about')
  if (!group) return null
  return (
    <nav className={`frame ${styles.links}`} aria-labelledby="about-links">
      <h2 id="about-links" className="label">
        {group[language]}
      </h2>
      <ul>
        {group.children.map((link) => (
          <li key={link.href}>
            <LocalLink to={link.href}>{link[language]}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
