import { useState } from 'react'
import { useHydrated } from '../../hooks/use-hydrated'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { localizedPath } from '../../i18n/paths'
import { useSite } from '../layout/use-site'
import { Icon } from '../primitives/icon'
import type { IconName } from '../primitives/icons'
import * as styles from './share-links.module.css'

interface ShareLinksProps {
  /** Plain path of the page. */
  path: string
  title: string
}

interface Network {
  name: string
  icon: IconName
  /** Page of the network that shares an address; all in percent-encoded. */
  page: (address: string, title: string) => string
}

const networks: readonly Network[] = [
  { name: 'Facebook', icon: 'facebook', page: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  { name: 'LINE', icon: 'line', page: (address) => `https://social-plugins.line.me/lineit/share?url=${address}` },
  { name: 'X', icon: 'x', page: (address, title) => `https://x.com/intent/post?url=${address}&text=${title}` },
]

/** Links that share a page: plain ones, without code of the networks; and a button that copies its address. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const messages = useMessages('article')
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const address = siteUrl + encodeURI(localizedPath(path, useLanguage()))
  return (
    <div className={styles.share}>
      <p className="label">{messages('share.heading')}</p>
      <ul>
        {networks.map(({ name, icon, page }) => (
          <li key={name}>
            <a href={page(encodeURIComponent(address), encodeURIComponent(title))} rel="noopener nofollow">
              <Icon name={icon} />
              <span className="visually-hidden">{messages('share.on', { network: name })}</span>
            </a>
          </li>
        ))}
      </ul>
      {useHydrated() && <CopyButton address={address} />}
    </div>
  )
}

/** There with scripts alone: without them nothing can be copied. */
function CopyButton({ address }: { address: string }) {
  const messages = useMessages('article')
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Icon name="link" />
        <span className="visually-hidden">{messages('share.copy')}</span>
      </button>
      <span role="status" className={styles.outcome}>
        {outcome && messages(`share.${outcome}`)}
      </span>
    </>
  )
}
