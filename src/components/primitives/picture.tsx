import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

interface PictureProps {
  /** `gatsbyImageData` of the picture; nothing is rendered without it. */
  data: IGatsbyImageData | null | undefined
  alt: string
  /** Width that the picture takes on the page, as in the `sizes` attribute. */
  sizes: string
  /** True for the picture that the first screen is built round: it is fetched first. */
  isFirst?: boolean
  className?: string
}

/**
 * Width and height for the attributes, in pixels of the largest size: Gatsby gives those of a full-width picture as a
 * ratio, with a width of 1.
 */
function pixelSize({ width, height, images }: IGatsbyImageData): { width: number; height: number } {
  const widths = [...(images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map((match) => Number(match[1]))
  const largest = Math.max(width, ...widths)
  return { width: largest, height: Math.round((largest * height) / width) }
}

/**
 * A raster image, as a plain `<picture>` with every size and format. The only component that renders one: GatsbyImage
 * would bring react-dom/server to every page and start each picture invisible.
 */
export function Picture({ data, alt, sizes, isFirst = false, className }: PictureProps) {
  const fallback = data?.images.fallback
  if (!data || !fallback) return null
  return (
    <picture>
      {data.images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        {...pixelSize(data)}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'auto' : 'async'}
        style={data.backgroundColor ? { backgroundColor: data.backgroundColor } : undefined}
      />
    </picture>
  )
}

export const fragments = graphql`
  fragment HeroPicture on SitePicture {
    alt(language: $language)
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 828, 1080, 1440, 1920])
      }
    }
  }

  fragment CardPicture on SitePicture {
    alt(language: $language)
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 640, 828, 1280])
      }
    }
  }
`
