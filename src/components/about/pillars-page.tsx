import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { AboutLinks } from './about-links'
import * as about from './about.module.css'
import * as styles from './pillars-page.module.css'
import { WholeWords } from '../primitives/whole-words'

interface PillarsPageProps {
  hero: SitePictureData | null
  pillars: readonly Queries.PillarColumnFragment[]
}

/** The pillars, side by side like columns: what each means and what is done for it. */
export function PillarsPage({ hero, pillars }: PillarsPageProps) {
  const messages = useMessages('about-pillars')
  return (
    <>
      <header className={`frame ${styles.top}`}>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
      </header>
      <figure className={`frame ${styles.picture}`}>
        <SitePicture picture={hero} sizes="(max-width: 90rem) 100vw, 90rem" isFirst />
        <PlateCaption number={plateNumbers.arcades} text={messages('caption')} />
      </figure>
      <ol className={`frame section ${styles.columns}`}>
        {pillars.map(({ order, title, text, practices, picture }) => (
          <li key={order}>
            <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 30vw" />
            <h2>
              <WholeWords text={title} />
            </h2>
            <p>
              <WholeWords text={text} />
            </p>
            <ul>
              {practices.map((practice) => (
                <li key={practice}>
                  <WholeWords text={practice} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <section className="deep">
        <div className={`frame ${styles.test}`}>
          <h2>
            <WholeWords text={messages('test')} />
          </h2>
          <div className={about.prose}>
            <p>
              <WholeWords text={messages('testText')} />
            </p>
            <ButtonLink to={paths.projects} kind="onDeep">
              {messages('link')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <AboutLinks />
    </>
  )
}

export const fragment = graphql`
  fragment PillarColumn on Pillar {
    order
    title(language: $language)
    text(language: $language)
    practices(language: $language)
    picture {
      ...CardPicture
    }
  }
`
