import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { paths } from '../../i18n/paths'
import { companyId, type PageFacts } from './page-facts'

/** Monday to Friday, 9:00 to 18:00 (specification, section 9). */
const officeHours = { opens: '09:00', closes: '18:00' } as const
const officeDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** The company in full: name, headquarters, how to reach it. */
export function companyData({ site, siteUrl, addressOf }: PageFacts): Organization {
  const postalCode = /\b\d{5}\b/.exec(site.address.join(' '))?.[0]
  return {
    '@type': 'Organization',
    '@id': companyId(siteUrl),
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    url: addressOf(paths.home),
    logo: `${siteUrl}/icon-512.png`,
    email: site.email,
    telephone: site.phone,
    faxNumber: site.fax,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.join(', '),
      ...(postalCode && { postalCode }),
      addressCountry: 'TH',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      availableLanguage: ['th', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: officeDays.map((day) => `https://schema.org/${day}` as const),
        ...officeHours,
      },
    },
    sameAs: site.social.map(({ url }) => url),
  }
}

/** The site, with the address of its search. */
export function websiteData({ site, siteUrl, language, addressOf }: PageFacts): WebSite {
  const search: WithActionConstraints<Exclude<SearchAction, string>> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(paths.search)}{search_term_string}/` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${addressOf(paths.home)}#website`,
    url: addressOf(paths.home),
    name: site.name,
    description: site.description,
    inLanguage: language,
    publisher: { '@id': companyId(siteUrl) },
    potentialAction: search,
  }
}
