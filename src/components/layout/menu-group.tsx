import { useLanguage } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import { LocalLink } from '../primitives/local-link'
import { Picture } from '../primitives/picture'
import * as styles from './header.module.css'

type Entry = NonNullable<Queries.SiteQuery['navigation']>['main'][number]

/** A group of the header: on a wide screen a panel with the group's picture, on a phone a list that unfolds. */
export function MenuGroup({ entry }: { entry: Entry }) {
  const language = useLanguage()
  return (
    <details className={styles.group} name="menu-group">
      <summary className={styles.entry}>
        {entry[language]}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.panel}>
        <div className={`frame ${styles.panelInner}`}>
          <p className={styles.panelTitle}>{entry[language]}</p>
          <ul className={styles.links}>
            {entry.children.map((child) => (
              <li key={child.href}>
                <LocalLink to={child.href} activeClassName={styles.active}>
                  {child[language]}
                </LocalLink>
              </li>
            ))}
          </ul>
          <div className={styles.panelPicture}>
            <Picture data={entry.picture?.image?.childImageSharp?.gatsbyImageData} alt="" sizes="24rem" />
          </div>
        </div>
      </div>
    </details>
  )
}
