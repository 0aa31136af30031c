import { render, screen, within } from '@testing-library/react'
import { readContent } from '../../../test/content-files'
import { InLanguage } from '../../../test/in-language'
import type { Language, Localized } from '../../i18n/locales'
import { UnitTypes } from './unit-types'

type Project = Parameters<typeof UnitTypes>[0]['project']

interface StoredProject {
  slug: string
  name: Localized
  startingPrice: { baht: number; note?: Localized | null } | null
  unitTypes: ({ name: Localized } & Record<string, unknown>)[]
}

/** A project of the real content as its query gives it in a language. */
function project(slug: string, language: Language): Project {
  const { name, startingPrice, unitTypes } = readContent<StoredProject>(`projects/${slug}.json`)
  return {
    slug,
    name: name[language],
    startingPrice: startingPrice && { baht: startingPrice.baht, note: startingPrice.note?.[language] ?? null },
    unitTypes: unitTypes.map((unit) => (unit as unknown) && { ...unit, name: unit.name[language] }),
  } as unknown as Project
}

function show(given: Project, language: Language = 'en') {
  return render(
    <InLanguage language={language}>
      <UnitTypes project={given} title="Prices" note="Sample figures" />
    </InLanguage>,
  )
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent)

test('Phuket has ten rows, the two empty slots among them, which say that they are to come', () => {
  show(project('intercontinental-residences-phuket', 'en'))
  expect(rows()).toHaveLength(10)
  const empty = rows().filter((row) => row.textContent === 'To be announced')
  expect(empty).toHaveLength(2)
  for (const row of empty) expect(row.querySelector('td')).toHaveAttribute('colspan', '5')
})

test('An empty slot speaks Thai on a Thai page', () => {
  const { unitTypes, ...rest } = project('intercontinental-residences-phuket', 'th')
  show({ ...rest, unitTypes: [null, ...unitTypes.slice(0, 0)] }, 'th')
  expect(rows().map((row) => /[\u0E00-\u0E7F]/.test(row.textContent))).toEqual([true])
})

const unit = { name: 'A', bedrooms: 1, bathrooms: 1, areaSqm: [28, 35], priceFromBaht: 3_690_000 }
const withUnits = (...unitTypes: unknown[]): Project =>
  ({ slug: 'x', name: 'X', startingPrice: null, unitTypes }) as unknown as Project

test.each([
  ['a unit with all figures', unit, ['A', '1', '1', '28–35', '3.69 million baht']],
  ['a unit of one size', { ...unit, areaSqm: [54, 54] }, ['A', '1', '1', '54', '3.69 million baht']],
  ['a unit without a price', { ...unit, priceFromBaht: null }, ['A', '1', '1', '28–35', 'On request']],
  ['a studio', { ...unit, bedrooms: 0 }, ['A', 'Studio', '1', '28–35', '3.69 million baht']],
])('The row of %s', (_, given, expected) => {
  show(withUnits(given))
  expect(cells(rows()[0])).toEqual(expected)
})

test('Each unit type heads its row, and each column has its heading', () => {
  show(withUnits(unit))
  expect(screen.getByRole('rowheader', { name: 'A' })).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Type',
    'Bedrooms',
    'Bathrooms',
    'Area (sqm)',
    'Price from',
  ])
  expect(screen.getByRole('table')).toHaveAccessibleName('Unit types of X')
})

test('The starting price stands above the table, with what it is the price of', () => {
  const { container } = show(project('intercontinental-residences-hua-hin', 'en'))
  expect(container).toHaveTextContent('From 27.9 million baht')
  expect(container).toHaveTextContent('2 bedrooms')
})

test('A project without a starting price shows none', () => {
  const { container } = show(withUnits(unit))
  expect(container).not.toHaveTextContent('From')
})
