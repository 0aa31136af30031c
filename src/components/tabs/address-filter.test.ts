import { readFilter, writeFilter } from './address-filter'

const tabs = ['hua-hin', 'phuket'] as const

describe('the filter in the address', () => {
  it('is read with its tab and its words', () => {
    expect(readFilter('?tab=phuket&q=%E0%B8%97%E0%B8%B0%E0%B9%80%E0%B8%A5+5', tabs)).toEqual({
      tab: 'phuket',
      query: 'ทะเล 5',
    })
  })

  it('shows all for no tab and for a tab that there is not', () => {
    expect(readFilter('', tabs)).toEqual({ tab: null, query: '' })
    expect(readFilter('?tab=bangkok', tabs).tab).toBeNull()
    expect(readFilter('?tab=', tabs).tab).toBeNull()
  })

  it('keeps what else stands in the query, and drops empty values', () => {
    expect(writeFilter('?utm_source=line&tab=phuket&q=sea', { tab: 'hua-hin', query: ' ' })).toBe(
      '?utm_source=line&tab=hua-hin',
    )
    expect(writeFilter('?tab=phuket&q=sea', { tab: null, query: '' })).toBe('')
  })

  it('comes back as it was written', () => {
    const filter = { tab: 'hua-hin' as const, query: 'บ้าน & สวน 100%' }
    expect(readFilter(writeFilter('', filter), tabs)).toEqual(filter)
  })

  it('looks at the first hundred letters of a search', () => {
    expect(readFilter(`?q=${'a'.repeat(500)}`, tabs).query).toHaveLength(100)
  })
})
