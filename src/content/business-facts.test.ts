import { readContent, readFolder } from '../../test/content-files'

interface Price {
  baht: number
  note?: { en: string } | null
}

interface Project {
  slug: string
  status: string
  startingPrice: Price | null
  cardPrice: Price | null
  facts: { value: string; unit: { en: string } | null }[]
  highlights: { en: string }[]
  unitTypes: ({ priceFromBaht: number | null; areaSqm: number[] } | null)[]
}

const projects = readFolder<Project>('projects')
const landingPage = (slug: string) => JSON.stringify(readContent(`landing-pages/${slug}.json`))

function project(slug: string): Project {
  const found = projects.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`No project ${slug}`)
  return found
}

const factsOf = (slug: string) => project(slug).facts.map(({ value, unit }) => `${value} ${unit?.en ?? ''}`.trim())
const wordsOf = (slug: string) =>
  project(slug)
    .highlights.map(({ en }) => en)
    .join(' ')

describe('The facts of the specification, section 9, stand in the content', () => {
  test.each([
    ['vehha-hua-hin', 9, 3_690_000],
    ['intercontinental-residences-hua-hin', 6, 27_900_000],
    ['intercontinental-residences-phuket', 8, 15_000_000],
    ['romm-convent-sathorn', 11, 18_600_000],
  ])('%s has %d filled unit types, from %d baht', (slug, count, baht) => {
    expect(project(slug).unitTypes.filter(Boolean)).toHaveLength(count)
    expect(project(slug).startingPrice?.baht).toBe(baht)
  })

  test('No unit type costs less than the starting price of its project', () => {
    for (const { slug, startingPrice, unitTypes } of projects) {
      const prices = unitTypes.flatMap((unit) => unit?.priceFromBaht ?? [])
      expect([slug, prices.filter((price) => price < (startingPrice?.baht ?? 0))]).toEqual([slug, []])
    }
  })

  test('Areas go from the smaller to the larger', () => {
    for (const { slug, unitTypes } of projects) {
      const turned = unitTypes.filter((unit) => unit && (unit.areaSqm[0] ?? 0) > (unit.areaSqm[1] ?? 0))
      expect([slug, turned]).toEqual([slug, []])
    }
  })

  test('Phuket has ten slots of unit types, two of which are empty', () => {
    const { unitTypes } = project('intercontinental-residences-phuket')
    expect(unitTypes).toHaveLength(10)
    expect(unitTypes.filter((unit) => unit === null)).toHaveLength(2)
  })

  test('ROMM Convent has both of its prices: 18.6 million in the pricing text, 20 million on the card', () => {
    const { startingPrice, cardPrice } = project('romm-convent-sathorn')
    expect([startingPrice?.baht, cardPrice?.baht]).toEqual([18_600_000, 20_000_000])
    expect(landingPage('condo-sathorn')).toContain('18.6 million baht')
  })

  test('VEHHA is ready to move in, with a water park for three years', () => {
    expect(project('vehha-hua-hin').status).toBe('ready')
    expect(wordsOf('vehha-hua-hin')).toMatch(/ready to move in.*water park for 3 years/s)
  })

  test('The price of the InterContinental Residences Hua Hin is that of two bedrooms', () => {
    expect(project('intercontinental-residences-hua-hin').startingPrice?.note?.en).toBe('2 bedrooms')
  })

  test('Phuket is 25 km and about 50 minutes from the airport', () => {
    expect(factsOf('intercontinental-residences-phuket')).toEqual(expect.arrayContaining(['25 km', '50 minutes']))
  })

  test('ROMM Convent has 32 storeys, 175 units and 198 parking spaces, which is 113 percent', () => {
    const facts = factsOf('romm-convent-sathorn')
    expect(facts).toEqual(expect.arrayContaining(['32 storeys', '175 units', '198 parking spaces', '113 percent']))
    expect(Math.round((198 / 175) * 100)).toBe(113)
  })

  test('The Ari house has its numbers', () => {
    expect(project('ari-detached-house').startingPrice?.baht).toBe(82_000_000)
    expect(factsOf('ari-detached-house')).toEqual(
      expect.arrayContaining(['6 units', '3.5 storeys', '550 sqm', '5 bedrooms', '3 parking spaces', '800 m']),
    )
    expect(wordsOf('ari-detached-house')).toMatch(/1-0-2\.2 rai.*1 maid room.*private pool/s)
  })

  test('Hua Hin is under two hours from Bangkok', () => {
    expect(landingPage('condo-hua-hin')).toContain('under 2 hours from Bangkok by expressway')
  })

  test('AI interior design takes under three minutes', () => {
    expect(JSON.stringify(readContent('news/ai-interior-design-in-three-minutes.json'))).toContain('under three minutes')
  })

  test('The office is open from Monday to Friday, nine to six, except company holidays', () => {
    const { officeHours } = readContent<{ officeHours: { th: string; en: string } }>('site.json')
    expect(officeHours.en).toBe('Monday to Friday, 09:00–18:00, except company holidays')
    expect(officeHours.th).toContain('09:00–18:00')
  })
})

test('The history goes from 1989 to 2024 in order, each year with its year of the Buddhist era', () => {
  const entries = readContent<{ year: number; buddhistYear: number }[]>('timeline.json')
  const years = entries.map(({ year }) => year)
  expect([years[0], years.at(-1)]).toEqual([1989, 2024])
  expect(years).toEqual([...new Set(years)].sort((a, b) => a - b))
  expect(entries.filter(({ year, buddhistYear }) => buddhistYear !== year + 543)).toEqual([])
  expect([entries[0]?.buddhistYear, entries.at(-1)?.buddhistYear]).toEqual([2532, 2567])
})

test('The coming area has a page without prices', () => {
  const { status, startingPrice, unitTypes } = project('chaengwattana-ratchapruek')
  expect([status, startingPrice, unitTypes]).toEqual(['coming-soon', null, []])
})
