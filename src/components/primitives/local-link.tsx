import { Link } from 'gatsby'
import type { ComponentPropsWithoutRef } from 'react'
import { localizedPath } from '../../i18n/paths'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { isExternal } from '../../redirects/redirect-list'

interface LocalLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Plain path of the site, query and hash allowed, as it is stored (not percent-encoded); or an absolute address. */
  to: string
  /** Class of a link to the page that one is on. */
  activeClassName?: string
  /** Also active on the pages below. */
  partiallyActive?: boolean
}

/** A link in the language of the page. The only component that writes links: paths are encoded and prefixed here. */
export function LocalLink({ to, children, activeClassName, partiallyActive, ...rest }: LocalLinkProps) {
  const language = useLanguage()
  const common = useCommonMessages()
  if (isExternal(to)) {
    return (
      <a {...rest} href={to} rel="noopener">
        {children}
        <span className="visually-hidden"> ({common('opensElsewhere')})</span>
      </a>
    )
  }
  return (
    <Link
      {...rest}
      to={encodeURI(localizedPath(to, language))}
      activeClassName={activeClassName}
      partiallyActive={partiallyActive}
    >
      {children}
    </Link>
  )
}
