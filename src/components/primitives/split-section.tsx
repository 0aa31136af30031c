import type { ReactNode } from 'react'
import { PlateCaption } from './plate-caption'
import { SitePicture, type SitePictureData } from './site-picture'
import * as styles from './split-section.module.css'

interface SplitSectionProps {
  picture: SitePictureData | null
  /** Number and words of the caption. */
  plate: { number: number; text: string }
  /** Heading and words that stand beside the picture. */
  children: ReactNode
  /** Side of the picture on a wide screen; on a phone `left` is above the words, `right` below them. */
  side: 'left' | 'right'
  /** True at the top of a page: the picture is tall and fetched first. */
  isHero?: boolean
}

/** Words in five columns beside a picture in seven that runs to the edge of the window. */
export function SplitSection({ picture, plate, children, side, isHero = false }: SplitSectionProps) {
  const Tag = isHero ? 'header' : 'section'
  const words = <div className={styles.words}>{children}</div>
  return (
    <Tag className={[styles.split, styles[side], isHero && styles.hero].filter(Boolean).join(' ')}>
      {side === 'right' && words}
      <figure className={styles.figure}>
        <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 58vw" isFirst={isHero} />
        <PlateCaption {...plate} />
      </figure>
      {side === 'left' && words}
    </Tag>
  )
}
