import { consentRevision } from '../../consent/choice'
import { allowedCampaign, campaignIn, watchCampaign } from './campaign'

const choose = (...categories: string[]) => {
  document.cookie = `cc_cookie=${encodeURIComponent(JSON.stringify({ categories, revision: consentRevision }))}; Path=/`
  window.dispatchEvent(new Event('cc:onChange'))
}
let stop: () => void

beforeEach(() => {
  window.history.replaceState(null, '', '/project/?utm_source=mail&utm_campaign=opening&email=a@b.example')
  stop = watchCampaign()
})

afterEach(() => {
  stop()
  document.cookie = 'cc_cookie=; Path=/; Max-Age=0'
  sessionStorage.clear()
})

test('before a choice a campaign is neither stored nor told', () => {
  expect(allowedCampaign()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('with consent to marketing it is kept for the window, and told', () => {
  choose('necessary', 'marketing')
  window.history.replaceState(null, '', '/contact/')
  expect(allowedCampaign()).toEqual({ utm_source: 'mail', utm_campaign: 'opening' })
  expect(Object.keys(sessionStorage)).toEqual(['campaign'])
})

test('consent to analytics alone is none to that', () => {
  choose('necessary', 'analytics')
  expect(allowedCampaign()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('it is forgotten when consent is withdrawn', () => {
  choose('necessary', 'marketing')
  choose('necessary')
  expect(allowedCampaign()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('names are cut to what a lead may hold, and empty ones left out', () => {
  expect(campaignIn(`?utm_source=${'a'.repeat(400)}&utm_medium=%20`)).toEqual({ utm_source: 'a'.repeat(300) })
  expect(campaignIn('?q=1')).toBeNull()
})
