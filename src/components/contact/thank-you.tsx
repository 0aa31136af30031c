import { formatPhone } from '../../i18n/formats'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { useSiteFacts } from '../layout/use-site'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './thank-you.module.css'
import { WholeWords } from '../primitives/whole-words'

/** What a form that was sent without scripts leads to: receipt, office hours, where to go next. */
export function ThankYou({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('thank-you')
  const common = useCommonMessages()
  const { phone, officeHours } = useSiteFacts(useLanguage())
  return (
    <div className={`frame ${styles.inner}`}>
      <div className={styles.words}>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className={styles.text}>
          <WholeWords text={messages('text')} />
        </p>
        <dl className={styles.facts}>
          <dt>{common('officeHours')}</dt>
          <dd>{officeHours}</dd>
          <dt>
            <WholeWords text={messages('urgent')} />
          </dt>
          <dd>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </dd>
        </dl>
        <h2>
          <WholeWords text={messages('meanwhile')} />
        </h2>
        <p className={styles.actions}>
          <ButtonLink to={paths.projects} kind="quiet">
            {messages('projects')}
          </ButtonLink>
          <ButtonLink to={paths.content} kind="quiet">
            {messages('content')}
          </ButtonLink>
          <ButtonLink to={paths.home} kind="quiet">
            {messages('home')}
          </ButtonLink>
        </p>
      </div>
      <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 60rem) 100vw, 70vw" isFirst />
    </div>
  )
}
