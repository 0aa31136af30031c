import { rightKeys } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './rights-intro.module.css'
import { WholeWords } from '../primitives/whole-words'

/** The rights over one's personal data, each in a sentence, beside a tall picture. */
export function RightsIntro({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('data-rights')
  const forms = useMessages('forms')
  return (
    <div className={`frame ${styles.intro}`}>
      <header className={styles.header}>
        <h1>
          <WholeWords text={messages('title')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
        <ButtonLink to="/privacy-notice/data-subject-rights/#request">{messages('start')}</ButtonLink>
      </header>
      <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 60rem) 100vw, 90vw" isFirst />
      <section className={styles.rights} aria-labelledby="rights">
        <h2 id="rights">
          <WholeWords text={messages('rights.heading')} />
        </h2>
        <dl>
          {rightKeys.map((key) => (
            <div key={key}>
              <dt>{forms(`options.right.${key}`)}</dt>
              <dd>
                <WholeWords text={messages(`rights.${key}`)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
