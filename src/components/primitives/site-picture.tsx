import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Picture } from './picture'

/** A picture of content/pictures.json as the fragments HeroPicture and CardPicture give it. */
export interface SitePictureData {
  readonly alt: string
  readonly image: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null
}

interface SitePictureProps {
  picture: SitePictureData | null
  sizes: string
  isFirst?: boolean
  className?: string
  /** True where the words beside the picture already say what it shows. */
  isDecorative?: boolean
}

/** A picture of the site with its alternative text. */
export function SitePicture({ picture, isDecorative = false, ...rest }: SitePictureProps) {
  if (!picture) return null
  return (
    <Picture data={picture.image?.childImageSharp?.gatsbyImageData} alt={isDecorative ? '' : picture.alt} {...rest} />
  )
}
