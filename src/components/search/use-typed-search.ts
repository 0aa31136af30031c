import { useEffect, useRef, useState } from 'react'
import { cleanTerm } from '../../search/term'
import type { CategoryKey } from '../../i18n/categories'
import { useSearchAddress, writeSearchAddress } from './use-search-address'

/** Milliseconds after the last key until the search stands in the address, and runs; browsers refuse hundreds of changes. */
const writeAfterMs = 250

export interface TypedSearch {
  /** What stands in the field. */
  text: string
  /** What is searched for: the term in the address. */
  term: string
  category: CategoryKey | null
  /** Follows what is typed. */
  type: (text: string) => void
  /** Searches at once; the way back leads to the search before. */
  submit: (text: string) => void
  chooseCategory: (category: CategoryKey | null) => void
}

/**
 * The search in the field and in the address. While one types, the entry of the history is replaced; the first letter after a search
 * that was submitted, or came with the address, makes a new one.
 */
export function useTypedSearch(): TypedSearch {
  const { term, category, address } = useSearchAddress()
  const [typed, setTyped] = useState<{ text: string; address: string } | null>(null)
  const timer = useRef<number>(undefined)
  /** The term that the way back should lead to again. */
  const kept = useRef<string | null>(null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    kept.current ??= term
  }, [term])

  // What was typed holds as long as the address is the one that it was typed at, or was written to
  const text = typed?.address === address ? typed.text : term
  const write = (next: string, how: 'pushState' | 'replaceState') => {
    window.clearTimeout(timer.current)
    writeSearchAddress({ term: cleanTerm(next), category }, how)
    setTyped({ text: next, address: window.location.pathname + window.location.search })
  }
  return {
    text,
    term,
    category,
    type: (next) => {
      window.clearTimeout(timer.current)
      setTyped({ text: next, address })
      timer.current = window.setTimeout(() => {
        const isNewEntry = kept.current !== null && kept.current !== '' && kept.current === term
        write(next, isNewEntry ? 'pushState' : 'replaceState')
        kept.current = ''
      }, writeAfterMs)
    },
    submit: (next) => {
      write(next, 'pushState')
      kept.current = cleanTerm(next)
    },
    chooseCategory: (next) => writeSearchAddress({ term, category: next }, 'pushState'),
  }
}
