import { render } from '@testing-library/react'
import { createTranslator } from '../i18n/translator'
import thCommon from '../i18n/messages/th/common.json'
import { useRouteAnnouncement } from './use-route-announcement'

const common = createTranslator([{ language: 'th', ns: 'common', data: JSON.stringify(thCommon) }], 'th', 'common')

function Announcing() {
  useRouteAnnouncement(common)
  return null
}

/** A live region as Gatsby leaves it. */
function addRegion(): HTMLElement {
  const region = document.createElement('div')
  region.id = 'gatsby-announcer'
  document.body.append(region)
  return region
}

afterEach(() => document.body.replaceChildren())

test('what Gatsby says in English is said in the language of the page', () => {
  const region = addRegion()
  render(<Announcing />)
  region.innerText = 'Navigated to เรื่องราวของพราว'
  expect(region.textContent).toBe('เปิดหน้า เรื่องราวของพราว')
})

test('Gatsby finds what it set, and so does not say the same page twice', () => {
  const region = addRegion()
  render(<Announcing />)
  region.innerText = 'Navigated to โครงการ'
  expect(region.innerText).toBe('Navigated to โครงการ')
})

test('the region is left as it was when the layout goes', () => {
  const region = addRegion()
  render(<Announcing />).unmount()
  expect(Object.getOwnPropertyDescriptor(region, 'innerText')).toBeUndefined()
})
