import { takeConsole } from '../../test/console-messages'
import { createTranslator } from './translator'

const incomplete = [{ language: 'en', ns: 'common', data: '{"home": "Home"}' }]
const environment = process.env as { NODE_ENV?: string }

test('In the browser a missing key warns while developing, and the page stays', () => {
  const warnings = takeConsole('warn')
  const common = createTranslator(incomplete, 'en', 'common')
  expect(common('register')).toBe('register')
  expect(common('home')).toBe('Home')
  expect(warnings).toEqual(['Missing message "common:register" in en'])
})

test('In production the browser keeps quiet about it', () => {
  const before = environment.NODE_ENV
  environment.NODE_ENV = 'production'
  try {
    expect(createTranslator(incomplete, 'en', 'common')('register')).toBe('register')
  } finally {
    environment.NODE_ENV = before
  }
})
