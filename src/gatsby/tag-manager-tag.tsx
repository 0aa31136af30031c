import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { tagManagerId } from '../components/consent/consent-store'

type PluginElement = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>

/** What gatsby-plugin-google-tagmanager puts into head and body. */
export const isTagManager = (node: ReactNode): node is PluginElement =>
  isValidElement(node) && node.key === 'plugin-google-tagmanager'

/**
 * The tag manager as an element that browsers neither run nor fetch. It says what src/analytics is to load once the visitor has
 * allowed it; without text of its own it needs no leave of a Content-Security-Policy.
 *
 * @throws when the plugin writes something else than it did
 */
export function sleepingTagManager(node: PluginElement): ReactElement {
  const [, address, id] =
    /'(https:\/\/[^']+\?id=)'\+i.*'(GTM-[A-Z0-9]+)'\);?\s*$/s.exec(node.props.dangerouslySetInnerHTML.__html) ?? []
  if (!address || !id) throw new Error('gatsby-plugin-google-tagmanager no longer writes its snippet as it did')
  return (
    <script
      key={node.key}
      id={tagManagerId}
      type="text/plain"
      data-category="analytics marketing"
      data-src={address + id}
    />
  )
}
