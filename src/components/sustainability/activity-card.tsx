import { graphql } from 'gatsby'
import { useLanguage } from '../../hooks/page-language'
import { formatDate } from '../../i18n/formats'
import { paths } from '../../i18n/paths'
import { CardLink } from '../primitives/card-link'
import { SitePicture } from '../primitives/site-picture'
import * as styles from '../primitives/dated-card.module.css'
import { WholeWords } from '../primitives/whole-words'

interface ActivityCardProps {
  activity: Queries.ActivityCardFragment
  isFirst?: boolean
}

/** An activity in a list: picture, day, title, a sentence. The whole card is the link. */
export function ActivityCard({ activity, isFirst = false }: ActivityCardProps) {
  const { slug, title, excerpt, heldAt, picture } = activity
  const day = formatDate(heldAt, useLanguage())
  return (
    <article className={styles.card}>
      <SitePicture
        className={styles.picture}
        picture={picture}
        sizes="(max-width: 48rem) 100vw, 33vw"
        isFirst={isFirst}
        isDecorative
      />
      <p className="label">
        <time dateTime={heldAt}>{day}</time>
      </p>
      <h3>
        <CardLink to={paths.activity(slug)}>
          <WholeWords text={title} />
        </CardLink>
      </h3>
      <p>
        <WholeWords text={excerpt} />
      </p>
    </article>
  )
}

export const fragment = graphql`
  fragment ActivityCard on Activity {
    slug
    theme
    title(language: $language)
    excerpt(language: $language)
    heldAt
    picture {
      ...CardPicture
    }
  }
`
