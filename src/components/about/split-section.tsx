import type { ReactNode } from 'react'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './split-section.module.css'

interface SplitSectionProps {
  picture: SitePictureData | null
  caption: string
  /** Heading and words that stand beside the picture. */
  children: ReactNode
  /** True at the top of a page: words left, the picture tall and fetched first. */
  isHero?: boolean
}

/** Words in five columns beside a picture in seven that runs to the edge of the window. */
export function SplitSection({ picture, caption, children, isHero = false }: SplitSectionProps) {
  const words = <div className={styles.words}>{children}</div>
  return (
    <section className={`${styles.split} ${isHero ? styles.hero : ''}`}>
      {isHero && words}
      <figure className={styles.figure}>
        <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 58vw" isFirst={isHero} />
        <figcaption className="label">{caption}</figcaption>
      </figure>
      {!isHero && words}
    </section>
  )
}
