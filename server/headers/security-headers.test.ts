import { readSettings } from '../../src/settings/settings'
import { pagePolicy } from './content-policy'
import { serviceHeaders, siteHeaders } from './security-headers'

const plain = readSettings({})

/** The sources of a directive. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

test('Scripts are files of the site or known by their hash, and nothing else', () => {
  const policy = pagePolicy(plain, ['sha256-abc='])
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"])
  expect(policy.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe-|\*|http:/)
  for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(sourcesOf(policy, directive)).toEqual(["'none'"])
  }
})

test('The tag manager and its figures are allowed when it is configured, and not otherwise', () => {
  const policy = pagePolicy({ ...plain, GTM_ID: 'GTM-ABC123' }, [])
  for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
    expect([directive, sourcesOf(policy, directive)]).toEqual([
      directive,
      expect.arrayContaining(['https://www.googletagmanager.com']),
    ])
  }
  expect(pagePolicy(plain, [])).not.toMatch(/googletagmanager|analytics/)
})

test('APIs on other hosts may be asked, by their origin alone', () => {
  const settings = readSettings({
    GATSBY_BLOG_API_URL: 'https://cms.example.com/api/v1',
    GATSBY_MAIN_API_URL: 'https://leads.example.com/api',
  })
  const policy = pagePolicy(settings, [])
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://cms.example.com', 'https://leads.example.com'])
  expect(sourcesOf(policy, 'img-src')).toContain('https://cms.example.com')
  expect(sourcesOf(policy, 'form-action')).toEqual(["'self'", 'https://leads.example.com'])
  expect(sourcesOf(pagePolicy(plain, []), 'connect-src')).toEqual(["'self'"])
})

test('Browsers are told to keep to https only where the site is there', () => {
  const secure = { ...plain, SITE_URL: 'https://www.example.com' }
  expect(siteHeaders(secure, [])['strict-transport-security']).toBe('max-age=31536000')
  expect(serviceHeaders(secure)['strict-transport-security']).toBe('max-age=31536000')
  expect(siteHeaders(plain, [])).not.toHaveProperty('strict-transport-security')
})

test('The land form may ask where the visitor is; nothing may ask for camera or microphone', () => {
  const policy = siteHeaders(plain, [])['permissions-policy']
  expect(policy).toContain('geolocation=(self)')
  expect(policy).toContain('camera=(), ')
  expect(policy).toContain('microphone=(), ')
})

test('Services run nothing and are read by their own site alone; pictures of the site may be shown elsewhere', () => {
  expect(serviceHeaders(plain)).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(siteHeaders(plain, [])['cross-origin-resource-policy']).toBe('cross-origin')
})
