import { languages } from '../../src/i18n/locales'
import { localizedPath } from '../../src/i18n/paths'

/** Routes of the specification that are there whatever the data, by their plain paths. */
const fixedRoutes = [
  '/',
  '/about/news-activities/',
  '/about/proud-brand/',
  '/about/proud-pillars/',
  '/about/proud-projects/',
  '/about/proud-story/',
  '/about/research-and-development/',
  '/about/vision-mission/',
  '/contact/careers/',
  '/contact/inquiry-form/',
  '/contact/land-selling-proposal/',
  '/content/',
  '/content/search/',
  '/cookie-policy/',
  '/privacy-policy/',
  '/privacy-notice/business-partners/',
  '/privacy-notice/cctv/',
  '/privacy-notice/data-subject-rights/',
  '/privacy-notice/employees/',
  '/privacy-notice/job-applicants/',
  '/privacy-notice/shareholders-and-directors/',
  '/privilege/',
  '/project/',
  '/project/condo-hua-hin/',
  '/project/condo-phuket/',
  '/project/condo-sathorn/',
  '/project/detached-house-ari/',
  '/project/detached-house-chaengwattana-ratchapruek/',
  '/sustainability/activity/',
  '/sustainability/concept/',
  '/sustainability/corporate-governance/',
  '/sustainability/environment/',
  '/sustainability/society/',
  '/thank-you/',
]

/** The same in both languages. */
export const fixedPages: readonly string[] = fixedRoutes.flatMap((route) =>
  languages.map((language) => localizedPath(route, language)),
)
