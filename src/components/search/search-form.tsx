import { useEffect, useId, useRef } from 'react'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { localizedPath, paths } from '../../i18n/paths'
import { Icon } from '../primitives/icon'
import * as styles from './search-form.module.css'

/** Letters that the field takes: more than a search may have, so that one sees what was pasted. */
const mostLetters = 200

interface SearchFormProps {
  text: string
  onType: (text: string) => void
  onSubmit: (text: string) => void
}

/** The search field: a plain form that leads to the term's address until the scripts take over, then a search as one types. */
export function SearchForm({ text, onType, onSubmit }: SearchFormProps) {
  const messages = useMessages('search')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the scripts came is searched for too
  const start = useRef({ text, onType })
  useEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== start.current.text) start.current.onType(typed)
  }, [])
  return (
    <search>
      <form
        className={styles.form}
        action={localizedPath(paths.search, useLanguage())}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(input.current?.value ?? text)
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {messages('field')}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          value={text}
          maxLength={mostLetters}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{messages('submit')}</span>
        </button>
      </form>
    </search>
  )
}
