import { LocalLink } from '../primitives/local-link'
import { WholeWords } from '../primitives/whole-words'

/** `[words](/path/)`: a link to a page of the site, hash allowed. */
const link = /\[([^\]]+)\]\((\/[^\s()]*)\)/

/**
 * Words of a policy or notice, with the links that are written in them.
 *
 * @param text such as `See our [cookie policy](/cookie-policy/).`
 */
export function LegalText({ text }: { text: string }) {
  // Split by a pattern with two groups: words between links, then words and path of a link, and so on
  const parts = text.split(link)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    const path = parts[index + 1]
    return index % 3 === 1 && path ? (
      <LocalLink key={index} to={path}>
        {part}
      </LocalLink>
    ) : (
      <WholeWords key={index} text={part} />
    )
  })
}
