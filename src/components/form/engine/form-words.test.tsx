import { renderHook } from '@testing-library/react'
import { InLanguage } from '../../../../test/in-language'
import { ApiError } from '../../../clients/api-error'
import { formPaths, type FormName } from '../../../forms/fields'
import { formSchemas } from '../../../forms/form-schemas'
import { useMessages } from '../../../hooks/page-language'
import { languages, type Language } from '../../../i18n/locales'
import { failureWords, fieldWords } from './form-words'

const messagesIn = (language: Language) =>
  renderHook(() => useMessages('forms'), {
    wrapper: ({ children }) => <InLanguage language={language}>{children}</InLanguage>,
  }).result.current

const scripts = { th: /[\u0E00-\u0E7F]{10}/, en: /^[A-Z][a-z]+ [a-z]+/ } as const

const failed = (kind: 'network' | 'aborted' | 'timeout' | 'protocol') => new ApiError(kind, 'POST /api')
const refused = (status: number, retryAfter?: string) => new ApiError('status', 'POST /api', { status, retryAfter })

describe.each(languages)('the words in %s', (language) => {
  const failures = [
    failed('network'),
    failed('aborted'),
    failed('timeout'),
    failed('protocol'),
    ...[404, 413, 415, 429, 500, 503].map((status) => refused(status)),
  ]

  it('of every failure are its own, and say that nothing is lost', () => {
    const words = failures.map((failure) => failureWords(messagesIn(language), failure))
    expect(words.filter((text) => !scripts[language].test(text))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((text) => text.includes('{{'))).toEqual([])
  })

  it('of a failure name the status, or the seconds to wait', () => {
    const messages = messagesIn(language)
    expect(failureWords(messages, refused(418))).toContain('418')
    expect(failureWords(messages, refused(502))).toContain('502')
    expect(failureWords(messages, refused(429, '17'))).toContain('17')
    expect(failureWords(messages, refused(503))).toContain('60')
  })

  it('of every message key of every schema are there, limits filled in', () => {
    const messages = messagesIn(language)
    for (const form of Object.keys(formPaths) as FormName[]) {
      for (const name of Object.keys(formSchemas[form].describe().fields).filter((field) => field !== 'source')) {
        const keys = ['errors.text.tooLong', 'errors.option.unknown', 'errors.number.range', 'errors.file.type']
        for (const key of name === 'language' || name.startsWith('consent_')
          ? keys
          : [`errors.${name}.required`, ...keys]) {
          if (/^(latitude|longitude|map_link)$/.test(name) && key.endsWith('required')) continue
          const words = fieldWords(messages, form, name, key)
          expect(words).not.toBe(key)
          expect(words).toMatch(language === 'th' ? /[\u0E00-\u0E7F]/ : /^Please/)
        }
      }
    }
    expect(fieldWords(messages, 'inquiry', 'topic', 'errors.text.tooLong')).toContain('200')
    expect(fieldWords(messages, 'land', 'latitude', 'errors.number.range')).toMatch(/-90.*90/)
  })
})

test('A key that only a newer server knows is said in general', () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(fieldWords(messagesIn('en'), 'inquiry', 'topic', 'errors.topic.rude')).toBe('Please check this field')
  expect(warnings).toHaveBeenCalled()
})
