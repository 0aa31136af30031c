import { useEffect, useId, useRef } from 'react'
import { maxQueryLength } from './address-filter'
import * as styles from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onSearch: (query: string) => void
}

/** A search field that filters as one types. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the scripts came, or what the browser put back after a reload, is searched for too
  const start = useRef(onSearch)
  useEffect(() => {
    const typed = input.current?.value
    if (typed) start.current(typed)
  }, [])
  return (
    <search className={styles.search}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        value={value}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          // The list is filtered already: Enter puts the keyboard of a phone away
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </search>
  )
}
