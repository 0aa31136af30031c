import { sourceOf } from './source-of'

const referredBy = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address)

beforeEach(() => window.history.replaceState(null, '', '/en/project/?utm_source=mail&email=a@b.example#register'))

describe('where a visitor came from', () => {
  it('is the path of the page, without query and hash', () => {
    expect(sourceOf()).toEqual({ path: '/en/project/' })
  })

  it('is written as people read it, when the path is Thai', () => {
    window.history.replaceState(null, '', encodeURI('/content/design_architecture/บ้านเย็น/'))
    expect(sourceOf().path).toBe('/content/design_architecture/บ้านเย็น/')
  })

  it('names the host of another site alone, never the address', () => {
    referredBy('https://search.example/?q=private+words')
    expect(sourceOf().referrer).toBe('search.example')
  })

  it.each(['', 'about:blank', 'not an address', `${window.location.origin}/content/`])(
    'names no site for %j',
    (address) => {
      referredBy(address)
      expect(sourceOf()).not.toHaveProperty('referrer')
    },
  )

  it('has the campaign only when it is handed over', () => {
    expect(sourceOf({ utm_source: 'mail' })).toEqual({ path: '/en/project/', utm_source: 'mail' })
  })
})
