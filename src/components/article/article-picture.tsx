import type { ArticleTreeElement } from '../../article-html/article-tree'
import { Picture } from '../primitives/picture'
import * as styles from './article-picture.module.css'

interface ArticlePictureProps {
  /** Of an `img` of the cleaned tree. */
  attributes: NonNullable<ArticleTreeElement['attributes']>
  pictures: readonly Queries.ArticleBodyPictureFragment[]
}

const sizes = '(max-width: 46rem) 100vw, 44rem'

/** Where nothing says how large a picture is, this much room is kept, so that the text does not move. */
const guess = { width: 1200, height: 800 }

/** A picture in the text: in all sizes where the build fetched it, else from where it is. */
export function ArticlePicture({ attributes, pictures }: ArticlePictureProps) {
  const src = String(attributes.src)
  const alt = String(attributes.alt)
  const data = pictures.find(({ url }) => url === src)?.file?.childImageSharp?.gatsbyImageData
  if (data) return <Picture data={data} alt={alt} sizes={sizes} />
  // A picture that could not be fetched for the build may still be there for the visitor
  if (!/^https?:/i.test(src)) return null
  const { width, height } = attributes
  const size = width && height ? { width, height } : guess
  return <img className={styles.unfetched} src={src} alt={alt} {...size} loading="lazy" decoding="async" />
}
