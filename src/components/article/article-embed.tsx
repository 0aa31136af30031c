import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { describeEmbed, type Embed } from '../../article-html/embeds'
import { useMessages } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import * as styles from './article-embed.module.css'

interface ArticleEmbedProps {
  /** Address that `safeEmbed` has let pass. */
  src: string
  title: string
}

/** A video or map as a still plate. Nothing of its provider is loaded until it is pressed; without scripts it is a link. */
export function ArticleEmbed({ src, title }: ArticleEmbedProps) {
  const messages = useMessages('article')
  const [isOpen, setIsOpen] = useState(false)
  const embed = describeEmbed(src)
  const label = title ? messages(`embed.${embed.kind}Titled`, { title }) : messages(`embed.${embed.kind}`)
  if (isOpen) return <EmbedFrame embed={embed} label={label} />
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <a className={styles.still} href={embed.page} rel="noopener nofollow" onClick={open}>
      <span className={styles.mark}>
        <Icon name={embed.kind === 'video' ? 'play' : 'link'} />
      </span>
      <span className={styles.words}>{label}</span>
      <span className={styles.note}>{messages('embed.note', { provider: embed.provider })}</span>
    </a>
  )
}

function EmbedFrame({ embed, label }: { embed: Embed; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The link that had the focus is gone
  useEffect(() => {
    frame.current?.focus()
  }, [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={embed.player}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
