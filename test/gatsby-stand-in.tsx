import type { ComponentPropsWithoutRef } from 'react'
import { siteData } from './site-data'

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
}

/** Stands in for Gatsby's Link where there is no router: a plain link. */
export function Link({ to, children, activeClassName: _active, partiallyActive: _partially, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** The only static query of the site is that of src/components/layout/use-site.ts. */
export const useStaticQuery = () => siteData

/** Queries run in Gatsby's build alone. */
export const graphql = () => undefined
