import { act, renderHook } from '@testing-library/react'
import { useAddressFilter } from './use-address-filter'

const tabs = ['hua-hin', 'phuket'] as const
const renderFilter = () => renderHook(() => useAddressFilter(tabs)).result

const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await arrived
  })

beforeEach(() => {
  window.history.replaceState({ key: 'router' }, '', '/project/')
})

describe('the filter of a list', () => {
  it('starts from the address', () => {
    window.history.replaceState(null, '', '/project/?tab=phuket&q=sea')
    expect(renderFilter().current).toMatchObject({ tab: 'phuket', query: 'sea' })
  })

  it('puts a tab into the address, keeps the state of the router, and goes back', async () => {
    const filter = renderFilter()
    act(() => filter.current.chooseTab('hua-hin'))
    expect(window.location.search).toBe('?tab=hua-hin')
    expect(window.history.state).toEqual({ key: 'router' })
    act(() => filter.current.chooseTab('phuket'))
    await goBack()
    expect(filter.current.tab).toBe('hua-hin')
    await goBack()
    expect(filter.current.tab).toBeNull()
  })

  it('searches at once and writes the address when typing rests, without a new entry', () => {
    jest.useFakeTimers()
    const entries = window.history.length
    const filter = renderFilter()
    act(() => filter.current.search('s'))
    act(() => filter.current.search('sea '))
    expect(filter.current.query).toBe('sea ')
    expect(window.location.search).toBe('')
    act(() => jest.advanceTimersByTime(1000))
    expect(window.location.search).toBe('?q=sea+')
    expect(filter.current.query).toBe('sea ')
    expect(window.history.length).toBe(entries)
    jest.useRealTimers()
  })

  it('keeps a search that is being typed when a tab is chosen', () => {
    jest.useFakeTimers()
    const filter = renderFilter()
    act(() => filter.current.search('sea'))
    act(() => filter.current.chooseTab('phuket'))
    expect(window.location.search).toBe('?tab=phuket&q=sea')
    act(() => jest.advanceTimersByTime(1000))
    expect(filter.current).toMatchObject({ tab: 'phuket', query: 'sea' })
    act(() => filter.current.clear())
    expect(filter.current).toMatchObject({ tab: null, query: '' })
    expect(window.location.search).toBe('')
    jest.useRealTimers()
  })

  it('leaves the address alone once the page is gone', () => {
    jest.useFakeTimers()
    const { result, unmount } = renderHook(() => useAddressFilter(tabs))
    act(() => result.current.search('sea'))
    unmount()
    jest.advanceTimersByTime(1000)
    expect(window.location.search).toBe('')
    jest.useRealTimers()
  })
})
