import { linesOfError } from '../../test/temporary-folder'
import { readSettings, settingDefinitions, SettingsError, type Settings } from './settings'

type Name = keyof Settings

interface Row {
  byDefault: unknown
  /** Texts that are right, with what is read from them. */
  right: [raw: string, value: unknown][]
  wrong: string[]
  /** Settings without which this one is wrong. */
  beside?: Record<string, string>
}

const anyToken: Row['right'] = [['abc.DEF-123', 'abc.DEF-123']]
const address: Row['right'] = [
  ['https://api.example.com/v1', 'https://api.example.com/v1'],
  ['https://api.example.com/v1//', 'https://api.example.com/v1'],
  ['http://localhost:4000/', 'http://localhost:4000'],
]
const noAddress = [
  'api.example.com',
  '//api.example.com',
  'ftp://api.example.com',
  'javascript:alert(1)',
  'https://user:password@api.example.com',
  'https://api.example.com/?key=1',
  'https://api.example.com/#top',
]
const port: Row['right'] = [
  ['8080', 8080],
  ['0', 0],
  ['65535', 65535],
]
const noPort = ['65536', '-1', '80.5', '1e3', 'http', '0x50']
const listenOn: Row['right'] = [
  ['0.0.0.0', '0.0.0.0'],
  ['::1', '::1'],
  ['site.internal', 'site.internal'],
]
const noHost = ['two words', 'http://localhost', 'host/path']

const rows: Record<Name, Row> = {
  SITE_URL: {
    byDefault: 'http://localhost:9000',
    right: [
      ['https://www.example.com', 'https://www.example.com'],
      ['https://www.example.com/', 'https://www.example.com'],
      ['https://WWW.example.com:443', 'https://www.example.com'],
    ],
    wrong: ['www.example.com', 'https://www.example.com/th', 'https://www.example.com/?x=1', 'ftp://www.example.com'],
  },
  SITE_NOINDEX: { byDefault: false, right: [['1', true]], wrong: ['0', 'true', 'yes'] },
  GATSBY_BLOG_API_URL: { byDefault: null, right: address, wrong: [...noAddress, '/blog-api'] },
  GATSBY_BLOG_API_TOKEN: { byDefault: 'public', right: anyToken, wrong: [] },
  GATSBY_MAIN_API_URL: {
    byDefault: '/api',
    right: [...address, ['/api/v2/', '/api/v2']],
    wrong: [...noAddress, 'api', '/', '/api?x=1', '/\\evil.example.com'],
  },
  GATSBY_MAIN_API_TOKEN: { byDefault: 'public', right: anyToken, wrong: [] },
  ALLOW_ARTICLE_LOSS: { byDefault: false, right: [['1', true]], wrong: ['0', 'true'] },
  GTM_ID: {
    byDefault: null,
    right: [
      ['GTM-AB12', 'GTM-AB12'],
      ['GTM-ABC1234', 'GTM-ABC1234'],
    ],
    wrong: ['GTM-ABC', 'gtm-abc1234', 'GTM-abc1234', 'UA-12345', 'GTM-ABC1234"', 'XGTM-ABC1234', 'GTM-ABC1234\nX'],
  },
  GATSBY_PRIVILEGE_LOGIN_URL: { byDefault: 'https://privilege.example.com/login', right: address, wrong: noAddress },
  GATSBY_INVESTOR_RELATIONS_URL: { byDefault: 'https://investor.example.com', right: address, wrong: noAddress },
  PHUKET_RESIDENCES_URL: { byDefault: 'https://phuket-residences.example.com', right: address, wrong: noAddress },
  PORT: { byDefault: 9000, right: port, wrong: noPort },
  HOST: { byDefault: '127.0.0.1', right: listenOn, wrong: noHost },
  DATA_DIR: { byDefault: '.data', right: [['/var/lib/site', '/var/lib/site']], wrong: [] },
  DATABASE_URL: {
    byDefault: null,
    right: [
      ['postgres://site@db/site', 'postgres://site@db/site'],
      ['postgresql://site:secret@db:5432/site', 'postgresql://site:secret@db:5432/site'],
    ],
    wrong: ['mysql://site@db/site', 'postgres:', 'db', 'postgres://a b'],
  },
  RATE_LIMIT_MAX: {
    byDefault: 20,
    right: [
      ['1', 1],
      ['1000000', 1_000_000],
    ],
    wrong: ['0', '1000001', '-5', 'many'],
  },
  TRUSTED_PROXIES: {
    byDefault: null,
    right: [
      ['loopback', ['loopback']],
      ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
    ],
    wrong: [
      'true',
      '*',
      'proxy.example.com',
      '127.0.0.1,',
      '10.0.0.0/8;10.1.0.0/16',
      '10.0.0.0/33',
      '300.1.1.1',
      '10.0.0.0/',
    ],
  },
  REBUILD_WEBHOOK_SECRET: {
    byDefault: null,
    right: [['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']],
    wrong: ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'whsec_not base64'],
  },
  REBUILD_WEBHOOK_TOKEN: { byDefault: null, right: anyToken, wrong: [] },
  REBUILD_SCHEDULE: {
    byDefault: '*/15 * * * *',
    right: [
      ['0 3 * * 1-5', '0 3 * * 1-5'],
      ['', ''],
      ['  ', ''],
    ],
    wrong: ['every hour', '* * * *', '* * * * * *', '@daily'],
  },
  REBUILD_MODE: {
    byDefault: 'resident',
    right: [
      ['resident', 'resident'],
      ['full', 'full'],
    ],
    wrong: ['Full', 'on'],
  },
  DESK_PORT: { byDefault: 9001, right: port, wrong: noPort },
  DESK_HOST: { byDefault: '127.0.0.1', right: listenOn, wrong: noHost },
  DESK_TOKENS: {
    byDefault: null,
    right: [
      ['ann:t0ken', { ann: 't0ken' }],
      ['ann:t0ken, bo:other:half', { ann: 't0ken', bo: 'other:half' }],
    ],
    wrong: ['t0ken', 'ann:', ':t0ken', 'ann:t0ken,,', 'ann:t0 ken'],
  },
  SMTP_URL: {
    byDefault: null,
    right: [
      ['smtp://site:secret@mail.example.com:587', 'smtp://site:secret@mail.example.com:587'],
      ['smtps://mail.example.com', 'smtps://mail.example.com'],
    ],
    wrong: ['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp:mail'],
    beside: { LEADS_EMAIL_TO: 'sales@example.com', LEADS_EMAIL_FROM: 'site@example.com' },
  },
  LEADS_EMAIL_TO: {
    byDefault: null,
    right: [
      ['sales@example.com', ['sales@example.com']],
      ['sales@example.com, สมชาย@ตัวอย่าง.ไทย', ['sales@example.com', 'สมชาย@ตัวอย่าง.ไทย']],
    ],
    wrong: ['sales', 'sales@example', 'sales@example.com,', 'a@b.co\nBcc: c@d.co', 'Sales <sales@example.com>'],
    beside: { SMTP_URL: 'smtp://mail.example.com', LEADS_EMAIL_FROM: 'site@example.com' },
  },
  LEADS_EMAIL_FROM: {
    byDefault: null,
    right: [['site@example.com', 'site@example.com']],
    wrong: ['site', 'a@example.com,b@example.com', 'a@b.co\nBcc: c@d.co', 'a@@example.com'],
    beside: { SMTP_URL: 'smtp://mail.example.com', LEADS_EMAIL_TO: 'sales@example.com' },
  },
  LEADS_WEBHOOK_URL: {
    byDefault: null,
    right: [['https://crm.example.com/hooks?key=1', 'https://crm.example.com/hooks?key=1']],
    wrong: ['crm.example.com', '/hooks', 'ftp://crm.example.com', 'https://a:b@crm.example.com', 'javascript:alert(1)'],
    beside: { LEADS_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  },
  LEADS_WEBHOOK_SECRET: {
    byDefault: null,
    right: [['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']],
    wrong: ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'whsec_not base64'],
    beside: { LEADS_WEBHOOK_URL: 'https://crm.example.com/' },
  },
  LEADS_KEEP_FOR: {
    byDefault: null,
    right: [
      ['24m', '24m'],
      ['365d', '365d'],
    ],
    wrong: ['24', 'm', '0d', '-1d', '1y', '1.5m', 'forever'],
  },
  NOTICE_EMAIL_TO: {
    byDefault: null,
    right: [['web@example.com', ['web@example.com']]],
    wrong: ['web', 'web@example.com,', 'a@b.co\nBcc: c@d.co'],
    beside: { SMTP_URL: 'smtp://mail.example.com', LEADS_EMAIL_FROM: 'site@example.com' },
  },
  NOTICE_WEBHOOK_URL: {
    byDefault: null,
    right: [['https://chat.example.com/hooks?key=1', 'https://chat.example.com/hooks?key=1']],
    wrong: ['chat.example.com', '/hooks', 'https://a:b@chat.example.com'],
    beside: { NOTICE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  },
  NOTICE_WEBHOOK_SECRET: {
    byDefault: null,
    right: [['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']],
    wrong: ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_'],
    beside: { NOTICE_WEBHOOK_URL: 'https://chat.example.com/' },
  },
  CLAMD_URL: {
    byDefault: null,
    right: [
      ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
      ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
      ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ],
    wrong: [
      '127.0.0.1:3310',
      'tcp://clamd',
      'tcp://clamd:0',
      'tcp://clamd:65536',
      'unix:clamd.ctl',
      'http://clamd:3310',
    ],
  },
  CLAMD_MODE: {
    byDefault: 'required',
    right: [
      ['required', 'required'],
      ['best-effort', 'best-effort'],
    ],
    wrong: ['on', 'Required'],
  },
}

const names = Object.keys(rows) as Name[]
const besideOf = (name: Name) => rows[name].beside ?? {}
const secrets: Name[] = [
  'GATSBY_BLOG_API_TOKEN',
  'GATSBY_MAIN_API_TOKEN',
  'DATABASE_URL',
  'REBUILD_WEBHOOK_SECRET',
  'REBUILD_WEBHOOK_TOKEN',
  'DESK_TOKENS',
  'SMTP_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'NOTICE_WEBHOOK_URL',
  'NOTICE_WEBHOOK_SECRET',
]

test('Every setting has a row here', () => {
  expect(Object.keys(settingDefinitions).sort()).toEqual([...names].sort())
})

test('Nothing set gives all defaults', () => {
  expect(readSettings({})).toEqual(Object.fromEntries(names.map((name) => [name, rows[name].byDefault])))
})

describe.each(names)('%s', (name) => {
  const { byDefault, right, wrong } = rows[name]

  test.each(right)('takes %j', (raw, value) => {
    const beside = Object.entries(besideOf(name)).map(([other, text]) => [
      other,
      settingDefinitions[other as Name].parse(text),
    ])
    const expected = { ...readSettings({}), ...(Object.fromEntries(beside) as object), [name]: value }
    expect(readSettings({ ...besideOf(name), [name]: raw })).toEqual(expected)
  })

  test('is trimmed', () => {
    const [raw, value] = right[0] ?? ['', '']
    expect(readSettings({ ...besideOf(name), [name]: ` ${raw}\n` })[name]).toEqual(value)
  })

  if (name !== 'REBUILD_SCHEDULE') {
    test('stands at its default when it is empty', () => {
      expect(readSettings({ [name]: '  ' })[name]).toEqual(byDefault)
    })
  }

  if (wrong.length > 0) {
    test.each(wrong)('rejects %j, with its name and what it takes', (raw) => {
      const [title, line, ...more] = linesOfSettings({ ...besideOf(name), [name]: raw })
      expect(title).toBe('The settings are not right:')
      const got = secrets.includes(name) ? 'a value that is not printed' : `"${raw}"`
      expect(line).toBe(`${name}: got ${got}, takes ${settingDefinitions[name].takes}`)
      expect(more).toEqual([])
    })
  }
})

/** The lines of a message, a line break within a value left as it is. */
const linesOfSettings = (environment: Record<string, string>) =>
  messageOf(environment)
    .split('\n  ')
    .map((line) => line.trim())

function messageOf(environment: Record<string, string>): string {
  try {
    readSettings(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
  throw new Error('Nothing was thrown')
}

test.each([
  ['DATABASE_URL', 'mysql://site:Hidden1@db/site'],
  ['REBUILD_WEBHOOK_SECRET', 'whsec_Hidden1!'],
  ['DESK_TOKENS', 'Hidden1'],
])('A wrong value of %s is never printed', (name, raw) => {
  expect(messageOf({ [name]: raw })).not.toContain('Hidden1')
})

test.each([
  [{ SMTP_URL: 'smtp://site:Hidden1@mail.example.com' }, ['LEADS_EMAIL_TO', 'LEADS_EMAIL_FROM']],
  [{ LEADS_EMAIL_TO: 'sales@example.com', LEADS_EMAIL_FROM: 'site@example.com' }, ['SMTP_URL']],
  [{ LEADS_WEBHOOK_URL: 'https://crm.example.com/Hidden1' }, ['LEADS_WEBHOOK_SECRET']],
  [{ LEADS_WEBHOOK_SECRET: 'whsec_Hidden1=', LEADS_WEBHOOK_URL: ' ' }, ['LEADS_WEBHOOK_URL']],
])('What works only together is set together: %j', (environment, missing) => {
  const [title, ...lines] = linesOfSettings(environment)
  expect(title).toBe('The settings are not right:')
  expect(lines.map((line) => line.split(':')[0])).toEqual(missing)
  const sentence =
    /: not set, (nor NOTICE_EMAIL_TO, )?but it is needed beside [A-Z_]+( and [A-Z_]+)*: set all of them, or none$/
  for (const line of lines) expect(line).toMatch(sentence)
  expect(lines.join()).not.toContain('Hidden1')
})

test('Several wrong settings are named at once, in the order of the list', () => {
  const lines = linesOfError(() =>
    readSettings({ DESK_TOKENS: 'hidden', PORT: 'http', SITE_URL: 'www.example.com', HOST: '0.0.0.0' }),
  )
  expect(lines.slice(1).map((line) => line.split(':')[0])).toEqual(['SITE_URL', 'PORT', 'DESK_TOKENS'])
  expect(lines.join()).not.toContain('hidden')
})

test('Other variables are left alone', () => {
  expect(readSettings({ PATH: '/bin', GTM_ID_OLD: 'x' })).toEqual(readSettings({}))
})
