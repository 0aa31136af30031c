import { graphql, useStaticQuery } from 'gatsby'
import type { Language } from '../../i18n/locales'

/** Site facts, navigation and the words that all pages share: one small file for the whole site, not a part of each page. */
export function useSite() {
  return useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
          isHidden
        }
      }
      th: siteFacts {
        ...SiteFactsTh
      }
      en: siteFacts {
        ...SiteFactsEn
      }
      navigation {
        main {
          key
          href
          th: label(language: "th")
          en: label(language: "en")
          picture {
            th: alt(language: "th")
            en: alt(language: "en")
            image {
              childImageSharp {
                gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800])
              }
            }
          }
          children {
            href
            th: label(language: "th")
            en: label(language: "en")
          }
        }
        legal {
          href
          th: label(language: "th")
          en: label(language: "en")
        }
      }
      allLocale(filter: { ns: { eq: "common" } }, sort: { language: ASC }) {
        nodes {
          language
          ns
          data
        }
      }
    }

    fragment SiteFactsTh on SiteFacts {
      name(language: "th")
      legalName(language: "th")
      description(language: "th")
      address(language: "th")
      officeHours(language: "th")
      phone
      fax
      email
      coordinates {
        latitude
        longitude
      }
      social {
        network
        url
      }
    }

    fragment SiteFactsEn on SiteFacts {
      name(language: "en")
      legalName(language: "en")
      description(language: "en")
      address(language: "en")
      officeHours(language: "en")
      phone
      fax
      email
      coordinates {
        latitude
        longitude
      }
      social {
        network
        url
      }
    }
  `)
}

/** Site facts in a language. The build stops without content/site.json, so they are there. */
export function useSiteFacts(language: Language): NonNullable<Queries.SiteQuery['th']> {
  const facts = useSite()[language]
  if (!facts) throw new Error('content/site.json gave no site facts')
  return facts
}
