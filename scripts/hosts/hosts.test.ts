import fs from 'node:fs'
import path from 'node:path'
import { readSettings } from '../../src/settings/settings'
import { localizedRedirects, type SiteRedirect } from '../../src/redirects/redirect-list'
import { siteHeaders } from '../../server/headers/security-headers'
import { removeFolders, temporaryFolder, writeFiles } from '../../server/testing/temporary-folder'
import { headerRules, maxHeaderLine } from './header-rules'
import { inlineScriptsOf, scriptHash } from './inline-scripts'
import { nginxRedirects } from './nginx-redirects'
import { redirectLimits, redirectRules } from './redirect-rules'
import { maxInlineScripts } from './scan-scripts'
import { writeHostFiles } from './write-host-files'

const settings = readSettings({})

afterAll(removeFolders)

describe('inline scripts of a page', () => {
  test.each([
    ['<script>a()</script>', ['a()']],
    ['<script id="x" data-page-path="/a&gt;b/">a()\n</script>', ['a()\n']],
    ['<script type="module">import "x"</script><SCRIPT TYPE=text/javascript>b()</SCRIPT>', ['import "x"', 'b()']],
    ['<script type="importmap">{}</script>', ['{}']],
    ['<script src="/app.js"></script><script async src=/b.js></script>', []],
    ['<script type="application/ld+json">{"a":1}</script><script type="text/plain">x</script>', []],
  ])('%s', (html, scripts) => {
    expect(inlineScriptsOf(html)).toEqual(scripts)
  })

  test('A hash is that of the specification of the policy', () => {
    // The example of Content Security Policy Level 2
    expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })
})

describe('_redirects', () => {
  const rulesOf = (redirects: SiteRedirect[]) => redirectRules(redirects).trim().split('\n')

  test('Each redirect has a rule with and one without the slash, encoded', () => {
    const rules = rulesOf([{ from: '/blog/บ้าน/', to: '/content/x/บ้าน เย็น/', status: 301 }])
    const encoded = '/blog/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99'
    expect(rules.slice(0, 2)).toEqual([
      `${encoded}/ /content/x/${encodeURIComponent('บ้าน เย็น')}/ 301`,
      `${encoded} /content/x/${encodeURIComponent('บ้าน เย็น')}/ 301`,
    ])
  })

  test('Many old addresses of articles become one rule, within what hosts take', () => {
    const fixed = localizedRedirects('/about/', '/about/proud-brand/')
    const blog = Array.from({ length: 1200 }, (_, index) =>
      localizedRedirects(`/blog/a${index}/`, `/content/x/a${index}/`),
    )
    const rules = rulesOf([...fixed, ...blog.flat()])
    expect(rules).not.toContain('/blog/a1/ /content/x/a1/ 301')
    expect(rules).toEqual(expect.arrayContaining(['/about /about/proud-brand/ 301', '/en/blog/* /en/404.html 404']))
    const few = rulesOf([...fixed, ...blog.slice(0, 10).flat()])
    expect(few.filter((rule) => rule.startsWith('/blog/a'))).toHaveLength(20)
  })

  test('The rules keep to the limits whatever there is', () => {
    const long = 'ก'.repeat(66)
    const redirects = Array.from({ length: 3000 }, (_, index) => ({
      from: `/old/${index}${index % 2 ? long : ''}/`,
      to: `/new/${index}${long}/`,
      status: 301 as const,
    }))
    const rules = rulesOf(redirects)
    const withoutWildcard = rules.filter((rule) => !rule.includes('*'))
    expect(withoutWildcard.length).toBeLessThanOrEqual(redirectLimits.rules)
    expect(withoutWildcard.length).toBeGreaterThan(1000)
    expect(Math.max(...rules.map((rule) => rule.length))).toBeLessThanOrEqual(redirectLimits.characters)
  })

  test('A target that leads nowhere sensible has no rule', () => {
    expect(rulesOf([{ from: '/a/', to: '//evil.example/', status: 301 }]).join()).not.toContain('evil')
  })
})

describe('_headers', () => {
  test('No header is set by two patterns, since hosts would put the values together', () => {
    const text = headerRules(siteHeaders(settings, []))
    const [everywhere = '', ...others] = text.split('\n\n')
    const names = (block: string) => [...block.matchAll(/^ {2}([a-z-]+):/gm)].map(([, name]) => name)
    expect(names(everywhere)).toContain('content-security-policy')
    expect(names(everywhere)).not.toContain('cache-control')
    expect(new Set(others.flatMap(names))).toEqual(new Set(['cache-control']))
  })

  test('A policy that is longer than hosts take stops the build', () => {
    const hashes = Array.from({ length: 60 }, (_, index) => scriptHash(String(index)))
    expect(() => headerRules(siteHeaders(settings, hashes))).toThrow(`hosts take ${maxHeaderLine}`)
    const most = siteHeaders({ ...settings, GTM_ID: 'GTM-ABC123' }, hashes.slice(0, maxInlineScripts))
    expect(headerRules(most)).toContain('sha256-')
  })
})

describe('tables of nginx', () => {
  test('Targets with a query or a hash keep the query of the visitor', () => {
    const text = nginxRedirects([{ from: '/tabbed/', to: '/project/?tab=phuket#list', status: 301 }])
    expect(text).toContain('"/tabbed" "/project/?tab=phuket";')
    expect(text).toContain('"/tabbed" "#list";')
    expect(text).toContain('"/tabbed" $site_more_query;')
  })

  test('Names with signs of the configuration stay text, and none stands there twice', () => {
    const text = nginxRedirects([
      { from: '/blog/a"$b;}/', to: '/content/x/a"$b;}/', status: 301 },
      { from: '/blog/A/', to: '/content/x/A/', status: 301 },
      { from: '/blog/a/', to: '/content/x/a/', status: 301 },
    ])
    expect(text).toContain('"/blog/a\\"$b;}" "/content/x/a%22%24b;%7D/";')
    expect(text.match(/"\/blog\/a" /gi)).toHaveLength(1)
  })
})

describe('the files of a build', () => {
  const page = (script: string) => `<!doctype html><title>x</title><script>${script}</script>`

  async function project(pages: Record<string, string>) {
    const folder = await temporaryFolder()
    await writeFiles(path.join(folder, 'public'), { '/builds/redirects.json': [], ...pages })
    return folder
  }
  const policyOf = (folder: string) =>
    (JSON.parse(fs.readFileSync(path.join(folder, 'public/builds/headers.json'), 'utf8')) as Record<string, string>)[
      'content-security-policy'
    ]

  test('name every inline script, and forget one that is gone', async () => {
    const folder = await project({ '/index.html': page('start()'), '/en/index.html': page('other()') })
    expect(await writeHostFiles(folder, settings)).toBe(2)
    expect(policyOf(folder)).toContain(`'${scriptHash('start()')}'`)
    for (const name of ['_headers', '_redirects', 'builds/nginx.conf'])
      expect(fs.existsSync(path.join(folder, 'public', name))).toBe(true)
    fs.writeFileSync(path.join(folder, 'public/en/index.html'), `${page('start()')}\n`)
    expect(await writeHostFiles(folder, settings)).toBe(1)
    expect(policyOf(folder)).not.toContain(scriptHash('other()'))
  })

  test('are not written when pages have scripts of their own, and the pages are named', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => [`/p${index}/index.html`, page(`path='/p${index}/'`)])
    const folder = await project(Object.fromEntries(pages) as Record<string, string>)
    await expect(writeHostFiles(folder, settings)).rejects.toThrow(/12 different inline scripts.*p0\/index\.html/)
  })
})
