import { useState } from 'react'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { localizedPath } from '../../i18n/paths'
import { useSite } from '../layout/use-site'
import { Icon } from './icon'
import type { IconName } from './icons'
import * as styles from './share-links.module.css'

interface ShareLinksProps {
  /** Plain path of the page. */
  path: string
  title: string
}

/** Where a page can be passed on: an address that takes the page's own, percent-encoded. */
const networks: readonly { icon: IconName; name: string; address: (url: string, title: string) => string }[] = [
  { icon: 'line', name: 'LINE', address: (url) => `https://social-plugins.line.me/lineit/share?url=${url}` },
  { icon: 'facebook', name: 'Facebook', address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { icon: 'x', name: 'X', address: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}` },
]

/** Links that pass a page on, and a button that copies its address; plain links, without anything from the networks. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const common = useCommonMessages()
  const language = useLanguage()
  const url = `${useSite().site?.siteMetadata?.siteUrl ?? ''}${encodeURI(localizedPath(path, language))}`
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <div className={`no-print ${styles.share}`}>
      <span className="label">{common('share.label')}</span>
      {networks.map(({ icon, name, address }) => (
        <a
          key={icon}
          href={address(encodeURIComponent(url), encodeURIComponent(title))}
          rel="noopener nofollow"
          target="_blank"
        >
          <Icon name={icon} />
          <span className="visually-hidden">{common('share.on', { network: name })}</span>
        </a>
      ))}
      <button type="button" className={`needs-scripts ${styles.copy}`} onClick={copy}>
        <Icon name="link" />
        <span className="visually-hidden">{common('share.copy')}</span>
      </button>
      <span role="status" className={styles.status}>
        {outcome && common(`share.${outcome}`)}
      </span>
    </div>
  )
}
