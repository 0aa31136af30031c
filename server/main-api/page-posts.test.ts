import { randomUUID } from 'node:crypto'
import { parse } from 'node-html-parser'
import { formPaths, maxFileBytes, type FormName } from '../../src/forms/fields'
import en from '../../src/i18n/messages/en/forms.json'
import th from '../../src/i18n/messages/th/forms.json'
import { validValues } from '../../src/forms/testing'
import { startApiServer, uploadsOf, type ApiServer } from '../testing/api-server'
import { completeForm, multipartOf, readAnswer } from '../testing/post-form'
import { sampleUpload } from '../testing/sample-uploads'
import { removeFolders } from '../testing/temporary-folder'

let api: ApiServer

beforeAll(async () => {
  api = await startApiServer({ environment: { SITE_URL: 'https://www.example.com' } })
})

afterAll(async () => {
  await api.close()
  await removeFolders()
})

type Fields = Readonly<Record<string, unknown>>

/** Posts as a browser without scripts does. */
async function submit(form: FormName, body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const request = {
    method: 'POST',
    body,
    headers: { accept, origin: api.url, ...headers },
    redirect: 'manual',
  } as const
  return readAnswer(await fetch(`${api.url}/api${formPaths[form]}`, request))
}

const urlencoded = (values: Fields) =>
  new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]))

const withToken = (form: FormName, changes: Fields = {}) => ({ ...validValues[form], token: 'public', ...changes })

const countLeads = async () => (await api.database().db.selectFrom('leads').select('id').execute()).length

test.each([
  ['th', '/thank-you/'],
  ['en', '/en/thank-you/'],
])('A right form in %s is stored and answered 303 to %s', async (language, location) => {
  const before = await countLeads()
  const answer = await submit('inquiry', urlencoded(withToken('inquiry', { language, consent_marketing: 'true' })))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  expect(await countLeads()).toBe(before + 1)
})

test('A right form with files is stored', async () => {
  const files = (await uploadsOf(api)).length
  const answer = await submit('land', completeForm('land', { token: 'public', language: 'en', website: '' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/thank-you/'])
  expect(await uploadsOf(api)).toHaveLength(files + 3)
})

test('A form that is sent twice is stored once', async () => {
  const before = await countLeads()
  const detail = randomUUID()
  const body = () => urlencoded(withToken('rights', { detail }))
  const answers = await Promise.all([submit('rights', body()), submit('rights', body())])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect((await submit('rights', body())).status).toBe(303)
  expect(await countLeads()).toBe(before + 1)
})

describe('A wrong form', () => {
  const hostile = '"><script>alert(1)</script>&amp;'

  test.each([
    ['th', th],
    ['en', en],
  ])('in %s is answered 422 with a page that says what is wrong and keeps what was typed', async (language, words) => {
    const typed = {
      language,
      name: hostile,
      message: `\n  ${hostile}`,
      email: 'wrong',
      budget: '10m-20m',
      location: 'mars',
    }
    const { status, text, headers } = await submit(
      'inquiry',
      urlencoded(withToken('inquiry', { ...typed, acknowledged: '' })),
    )
    expect(status).toBe(422)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).not.toContain('<script')
    const page = parse(text)
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language === 'en' ? 'en-US' : 'th')
    expect(page.querySelector('title')?.text.startsWith(words.errorPrefix)).toBe(true)
    expect(page.querySelectorAll('.problems a').map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['#email', words.errors.email.invalid],
      ['#location', words.errors.option.unknown],
      ['#acknowledged', words.errors.acknowledged.required],
    ])
    const control = (name: string) => page.querySelector(`#${name}`)
    expect(control('name')?.getAttribute('value')).toBe(hostile)
    expect(page.querySelector('#message')?.text).toContain(hostile)
    expect(control('email')?.getAttribute('value')).toBe('wrong')
    expect(control('email')?.getAttribute('aria-describedby')).toContain('email-error')
    expect(page.querySelector('#email-error')?.text).toBe(words.errors.email.invalid)
    expect(page.querySelector('#budget option[selected]')?.getAttribute('value')).toBe('10m-20m')
    expect(control('acknowledged')?.getAttribute('checked')).toBeUndefined()
    for (const field of page.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      expect(page.querySelector(`label[for=${field.getAttribute('id')}]`)?.text).toBeTruthy()
    }
  })

  test.each(Object.keys(formPaths) as FormName[])('can be mended on that page and sent again: %s', async (form) => {
    const wrong = completeForm(form, { token: 'public', email: 'wrong', source: { path: '/x/' }, language: 'en' })
    const answer = await submit(form, wrong)
    expect(answer.status).toBe(422)
    const page = parse(answer.text).querySelector('form')
    expect(page?.getAttribute('action')).toBe(`/api${formPaths[form]}`)
    const valueOf = (control: ReturnType<typeof parse>) => {
      const element = control as unknown as HTMLElement
      const value = element.getAttribute('value')
      if (element.tagName === 'SELECT') return control.querySelector('option[selected]')?.getAttribute('value') ?? ''
      return element.tagName === 'TEXTAREA' ? control.text.replace(/^\n/, '') : (value ?? '')
    }
    const controls = page?.querySelectorAll('input:not([type=checkbox]):not([type=file]), select, textarea') ?? []
    const again = Object.fromEntries(controls.map((control) => [control.getAttribute('name') ?? '', valueOf(control)]))
    const files = page?.querySelectorAll('input[type=file]').map((input) => input.getAttribute('name') ?? '') ?? []
    const mended = {
      ...again,
      ...Object.fromEntries(files.map((name) => [name, sampleUpload('pdf', 'a.pdf')])),
      acknowledged: 'true',
      email: 'right@example.com',
    }
    expect((await submit(form, multipartOf(mended))).status).toBe(303)
    const row = await api.database().db.selectFrom('leads').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    const { language: _language, acknowledged: _acknowledged, ...sent } = validValues[form]
    expect(JSON.parse(row.data)).toEqual({ ...sent, mobile: '+66812345678', email: 'right@example.com' })
    expect(JSON.parse(row.source ?? '')).toEqual({ path: '/x/' })
  })

  test.each([
    [sampleUpload('html', 'cv.pdf'), en.errors.file.type],
    [sampleUpload('pdf', 'cv.pdf', maxFileBytes + 1), en.errors.file.size],
    [new File([], 'cv.pdf'), en.errors.resume.required],
  ])('with a wrong file says so at its field, and leaves no file behind', async (resume, words) => {
    const files = await uploadsOf(api)
    const { status, text } = await submit('career', completeForm('career', { token: 'public', language: 'en', resume }))
    expect(status).toBe(422)
    expect(parse(text).querySelector('#resume-error')?.text).toBe(words)
    expect(parse(text).querySelector('#name')?.getAttribute('value')).toBe(validValues.career['name'])
    expect(parse(text).querySelectorAll('#position option').length).toBeGreaterThan(2)
    expect(parse(text).querySelector('#resume')?.getAttribute('aria-describedby')).toBe('resume-hint resume-error')
    expect(parse(text).querySelector('#resume-hint')?.text).toContain(en.fileHint)
    expect(await uploadsOf(api)).toEqual(files)
  })
})

describe('A post from elsewhere', () => {
  const send = (headers: Record<string, string>) =>
    submit('registration', urlencoded(withToken('registration')), headers)

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null', referer: 'https://evil.example/' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('is refused: %j', async (headers) => {
    const before = await countLeads()
    const answer = await send(headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await countLeads()).toBe(before)
  })

  test.each<Record<string, string>>([
    { origin: 'https://www.example.com' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('is not what this is: %j', async (headers) => {
    expect((await send(headers)).status).toBe(303)
  })

  test('without the token is refused, in words', async () => {
    for (const token of ['', 'wrong']) {
      const { status, text } = await submit('registration', urlencoded(withToken('registration', { token })))
      expect(status).toBe(401)
      expect(text).toContain('<h1>')
    }
  })
})

test('Too many are answered 429 with the form as it was', async () => {
  const limited = await startApiServer({ environment: { RATE_LIMIT_MAX: '1' } })
  const send = async () => {
    const body = urlencoded(withToken('rights', { language: 'en' }))
    const headers = { accept: 'text/html', origin: limited.url }
    return readAnswer(
      await fetch(`${limited.url}/api/rights-requests`, { method: 'POST', body, headers, redirect: 'manual' }),
    )
  }
  expect((await send()).status).toBe(303)
  const { status, headers, text } = await send()
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(parse(text).querySelector('#detail')?.text).toContain(validValues.rights['detail'])
  await limited.close()
})
