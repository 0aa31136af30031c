import { useEffect, useRef, useState, type MouseEvent, type Ref } from 'react'
import { describeEmbed } from '../../article-html/embeds'
import { useMessages } from '../../hooks/page-language'
import { useConsent } from '../consent/consent-store'
import { Icon } from '../primitives/icon'
import * as styles from './article-embed.module.css'

interface ArticleEmbedProps {
  /** Address that `safeEmbed` has let pass. */
  src: string
  title: string
}

/**
 * A video or map as a still plate. Nothing of its provider is loaded until it is pressed, and it says what that does; where the
 * visitor has allowed videos and maps, they are there at once. Without scripts it is a link.
 */
export function ArticleEmbed({ src, title }: ArticleEmbedProps) {
  const messages = useMessages('article')
  const [isOpen, setIsOpen] = useState(false)
  const isAllowed = useConsent('media')
  const embed = describeEmbed(src)
  const label = title ? messages(`embed.${embed.kind}Titled`, { title }) : messages(`embed.${embed.kind}`)
  if (isOpen) return <OpenedFrame src={embed.player} label={label} />
  if (isAllowed) return <EmbedFrame src={embed.waitingPlayer} label={label} />
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

interface FrameProps {
  src: string
  label: string
  ref?: Ref<HTMLIFrameElement>
}

function EmbedFrame({ src, label, ref }: FrameProps) {
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      src={src}
      title={label}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

function OpenedFrame(props: Omit<FrameProps, 'ref'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The link that had the focus is gone
  useEffect(() => {
    frame.current?.focus()
  }, [])
  return <EmbedFrame {...props} ref={frame} />
}
