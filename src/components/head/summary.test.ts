import { summary } from './summary'

describe('a description from a text', () => {
  it('is the text where it is short enough', () => {
    expect(summary('Bread from the early oven.', 'en')).toBe('Bread from the early oven.')
  })

  it('ends with a whole word', () => {
    const text = 'sea breeze '.repeat(30)
    const cut = summary(text, 'en')
    expect(cut.length).toBeLessThanOrEqual(156)
    expect(cut).toMatch(/(sea|breeze)…$/)
  })

  it('does not break a Thai word', () => {
    const cut = summary('ระเบียง'.repeat(40), 'th')
    expect(cut.length).toBeGreaterThan(120)
    expect(cut).toMatch(/^(ระเบียง)+…$/)
  })
})
