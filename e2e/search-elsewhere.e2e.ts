import { useBrowser } from './support/browser'
import { languageRows } from './support/kinds-of-pages'
import { startPlainHost } from './support/live-servers'
import { pathOf, waitForPath } from './support/page-state'
import type { Problem } from './support/problems'

const openPage = useBrowser()
let host: Awaited<ReturnType<typeof startPlainHost>>

beforeAll(async () => {
  host = await startPlainHost([])
  process.env['E2E_BASE_URL'] = host.address
})
afterAll(() => host.close())

/** A plain host answers the address of a term with its 404 page, and browsers say so. */
const allow = ({ kind, text }: Problem) =>
  kind === 'response' || (kind === 'console' && text.startsWith('Failed to load resource'))

describe.each(languageRows)('on a host that knows nothing but files, in $language', ({ prefix }) => {
  it('the address of a term shows what is found for it', async () => {
    const page = await openPage(`${prefix}/content/search/หัวหิน/`, { allow })
    await page.locator('main article h2 mark').first().waitFor()
    expect(await page.locator('main input[type=search]').inputValue()).toBe('หัวหิน')
    expect(pathOf(page)).toBe(`${prefix}/content/search/หัวหิน/`)
  })

  it('?q= leads to the term', async () => {
    const page = await openPage(`${prefix}/content/search/?q=solar+roof&tab=sustainability`)
    await waitForPath(page, `${prefix}/content/search/solar roof/`)
    expect(new URL(page.url()).search).toBe('?tab=sustainability')
    await page.locator('main article h2 mark').first().waitFor()
  })
})
