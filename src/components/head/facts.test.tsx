import { faultsOf } from '../../../scripts/check-build/base/structured-data'
import { pageAt } from '../../../test/page-context'
import { siteUrl } from '../../../test/site-data'
import { renderToStaticMarkup } from '../../../test/prebuilt-html'
import { jobData } from '../careers/job-data'
import { activityData, newsData } from '../news/news-data'
import { projectData } from '../project/project-data'
import { companyData, websiteData } from './company-data'
import { usePageFacts, type PageFacts } from './page-facts'

/** The facts about a page, as its head has them. */
function factsOf(path: string, language: 'th' | 'en' = 'en'): PageFacts {
  let facts: PageFacts | undefined
  function Probe() {
    facts = usePageFacts(pageAt(path, language))
    return null
  }
  renderToStaticMarkup(<Probe />)
  if (!facts) throw new Error('The probe was not rendered')
  return facts
}

const valid = (things: readonly unknown[]) => things.flatMap((thing, index) => faultsOf(thing, String(index)))

test('The company is one in both languages, with its office hours', () => {
  const [thai, english] = [companyData(factsOf('/', 'th')), companyData(factsOf('/', 'en'))]
  expect(thai).toMatchObject({ '@id': `${siteUrl}/#organization`, name: 'พราว', url: `${siteUrl}/` })
  expect(english).toMatchObject({
    '@id': `${siteUrl}/#organization`,
    name: 'Proud',
    url: `${siteUrl}/en/`,
    address: { postalCode: '10500', addressCountry: 'TH' },
    contactPoint: { hoursAvailable: { opens: '09:00', closes: '18:00' } },
  })
  expect(valid([thai, english])).toEqual([])
})

test('The search of the site is that of its language', () => {
  const site = websiteData(factsOf('/', 'en'))
  expect(site).toMatchObject({
    potentialAction: {
      target: { urlTemplate: `${siteUrl}/en/content/search/{search_term_string}/` },
      'query-input': 'required name=search_term_string',
    },
  })
  expect(valid([site])).toEqual([])
})

type Landing = Parameters<typeof projectData>[0]
type Project = Landing['projects'][number]

const house: Project = {
  slug: 'ari',
  name: 'Ari',
  type: 'detached-house',
  place: 'Ari, Bangkok',
  status: 'selling',
  intro: 'Six houses',
  ground: '#A7B095',
  picture: null,
  startingPrice: { baht: 82_000_000 },
  unitTypes: [
    { name: 'Five bedrooms', bedrooms: 5, bathrooms: 6, areaSqm: [550, 560], priceFromBaht: 82_000_000 },
    null,
  ],
}

const landing = (project: Partial<Project>): Landing => ({
  picture: null,
  surroundings: [{ places: [{ name: 'BTS Ari', distanceKm: 0.8 }] }],
  projects: [{ ...house, ...project }],
})

test('A house is a residence with its plans and what is nearby; its price stands in a listing about it', () => {
  const things = projectData(landing({}), factsOf('/project/ari/'))
  const id = `${siteUrl}/en/project/ari/#ari`
  expect(things).toMatchObject([
    {
      '@type': 'SingleFamilyResidence',
      '@id': id,
      accommodationFloorPlan: [{ name: 'Five bedrooms', floorSize: { minValue: 550, maxValue: 560, unitCode: 'MTK' } }],
      amenityFeature: [{ name: 'BTS Ari', value: 0.8, unitCode: 'KMT' }],
    },
    { '@type': 'RealEstateListing', mainEntity: { '@id': id }, offers: { lowPrice: 82_000_000, offerCount: 1 } },
  ])
  expect(valid(things)).toEqual([])
})

test('A condominium is an apartment complex; without a price there is no listing, without plans none are claimed', () => {
  const things = projectData(
    landing({ type: 'branded-residence', startingPrice: null, unitTypes: [null] }),
    factsOf('/project/ari/', 'th'),
  )
  expect(things.map((thing) => (thing as { '@type': string })['@type'])).toEqual(['ApartmentComplex'])
  expect(things[0]).not.toHaveProperty('accommodationFloorPlan')
  expect(valid(things)).toEqual([])
})

test('A position is described in HTML, whatever stands in it', () => {
  const position = {
    slug: 'architect',
    title: 'Architect',
    department: 'Design',
    place: 'Bangkok',
    openings: 2,
    responsibilities: ['Draw <b>houses</b> & gardens'],
    qualifications: ['A licence'],
    postedAt: '2026-10-05',
  }
  const job = jobData(position, (key) => key, factsOf('/contact/careers/'))
  expect(job).toMatchObject({
    description:
      '<p>positions.responsibilities</p><ul><li>Draw &lt;b&gt;houses&lt;/b&gt; &amp; gardens</li></ul><p>positions.qualifications</p><ul><li>A licence</li></ul>',
    url: `${siteUrl}/en/contact/careers/#architect`,
    datePosted: '2026-10-05',
    totalJobOpenings: 2,
  })
  expect(valid([job])).toEqual([])
})

test('News and activities say when they were published, and by whom', () => {
  const story = { title: 'A', excerpt: 'B', picture: null, publishedAt: '2026-10-05T02:00:00.000Z' }
  const facts = factsOf('/about/news-activities/a/')
  const things = [newsData(story, facts), activityData(story, facts)]
  expect(things).toMatchObject([
    { '@type': 'NewsArticle', headline: 'A', author: { name: 'Proud' } },
    { '@type': 'Article', mainEntityOfPage: `${siteUrl}/en/about/news-activities/a/` },
  ])
  expect(valid(things)).toEqual([])
})
