import { useCommonMessages, useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './contact-hero.module.css'
import { ReachUs } from './reach-us'
import { WholeWords } from '../primitives/whole-words'

/** The head office and, beside it, the telephone number as large as the headline. */
export function ContactHero({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('contact')
  const common = useCommonMessages()
  return (
    <header className={styles.hero}>
      <figure className={styles.figure}>
        <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 58vw" isFirst />
        <figcaption className="label">
          {common('plate', { number: 9 })}, {messages('caption')}
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h1>
          <WholeWords text={messages('title')} />
        </h1>
        <p className={styles.lead}>
          <WholeWords text={messages('lead')} />
        </p>
        <ReachUs />
        <ButtonLink to="/contact/inquiry-form/#inquiry">{messages('write')}</ButtonLink>
      </div>
    </header>
  )
}
