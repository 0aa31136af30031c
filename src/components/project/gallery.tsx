import { graphql } from 'gatsby'
import { useCommonMessages } from '../../hooks/page-language'
import { SitePicture } from '../primitives/site-picture'
import * as styles from './gallery.module.css'

interface GalleryProps {
  /** Number of the project's plate; its pictures count on from it. */
  plate: number
  pictures: readonly Queries.GalleryPictureFragment[]
}

/** More pictures of a project, as plates of a book: large, one after the other, their captions in the margin. */
export function Gallery({ plate, pictures }: GalleryProps) {
  const common = useCommonMessages()
  return (
    <div className={styles.gallery}>
      {pictures.map((picture, index) => (
        <figure key={picture.alt}>
          <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 75vw" isDecorative />
          <figcaption className="label">
            {common('plate', { number: `${plate}.${index + 1}` })}, {picture.alt}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

export const fragment = graphql`
  fragment GalleryPicture on SitePicture {
    ...HeroPicture
  }
`
