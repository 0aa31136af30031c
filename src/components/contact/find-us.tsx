import { graphql } from 'gatsby'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { useSiteFacts } from '../layout/use-site'
import { ButtonLink } from '../primitives/button-link'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import * as styles from './find-us.module.css'
import { WholeWords } from '../primitives/whole-words'

/** The graphic map, to look at and to download, and how to come by each means of transport. */
export function FindUs({ directions }: { directions: readonly Queries.TransportDirectionFragment[] }) {
  const messages = useMessages('contact')
  const language = useLanguage()
  const { coordinates } = useSiteFacts(language)
  const route = `https://www.google.com/maps/dir/?api=1&destination=${coordinates.latitude},${coordinates.longitude}`
  const map = `/downloads/graphic-map-${language}`
  return (
    <section id="map" className="deep" aria-labelledby="map-title">
      <div className={`frame ${styles.inner}`}>
        <h2 id="map-title">
          <WholeWords text={messages('map.heading')} />
        </h2>
        <figure className={styles.map}>
          <img src={`${map}.svg`} width="1200" height="850" alt={messages('map.alt')} loading="lazy" />
          <PlateCaption number={plateNumbers.graphicMap} text={messages('map.caption')} />
        </figure>
        <div className={styles.ways}>
          <h3>
            <WholeWords text={messages('map.transport')} />
          </h3>
          <dl>
            {directions.map(({ mode, title, text }) => (
              <div key={mode}>
                <dt>
                  <WholeWords text={title} />
                </dt>
                <dd>
                  <WholeWords text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.actions}>
            <ButtonLink to={route} kind="onDeep">
              {messages('map.directions')}
            </ButtonLink>
            <a href={`${map}.png`} download>
              {messages('map.download')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment TransportDirection on Direction {
    mode
    title(language: $language)
    text(language: $language)
  }
`
