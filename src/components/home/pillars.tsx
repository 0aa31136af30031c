import { useCommonMessages, useMessages } from '../../hooks/page-language'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import * as styles from './pillars.module.css'

const pillars = ['first', 'second', 'third'] as const

/** Why us: three pillars beside a close-up that runs to the edge of the window. */
export function Pillars({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('home')
  const common = useCommonMessages()
  return (
    <section className={styles.pillars} aria-labelledby="why-us">
      <figure className={styles.figure}>
        <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 58vw" />
        <figcaption className="label">
          {common('plate', { number: 2 })}, {messages('pillars.caption')}
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h2 id="why-us">{messages('pillars.heading')}</h2>
        <ul>
          {pillars.map((pillar) => (
            <li key={pillar}>
              <h3>
                <WholeWords text={messages(`pillars.${pillar}.title`)} />
              </h3>
              <p>
                <WholeWords text={messages(`pillars.${pillar}.text`)} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
