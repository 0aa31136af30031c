import { define, type Definition } from './definition'
import { leadSettingDefinitions, noticeSettingDefinitions, settingsSetTogether } from './lead-settings'
import {
  addressList,
  boundedInteger,
  cronExpression,
  flag,
  host,
  httpAddress,
  httpAddressOrPath,
  origin,
  pattern,
  namedTokens,
  oneOf,
  postgresAddress,
  text,
  webhookSecret,
} from './parsers'

const address = 'an absolute http or https address, such as https://api.example.com/v1'

/** Every setting of the site and its server (contracts, section 2). */
export const settingDefinitions = {
  SITE_URL: define({
    parse: origin,
    default: 'http://localhost:9000',
    takes: 'an origin without a path, such as https://www.example.com',
  }),
  SITE_NOINDEX: define({ parse: flag, default: false, takes: '1, or nothing' }),
  GATSBY_BLOG_API_URL: define({ parse: httpAddress, default: null, takes: address }),
  GATSBY_BLOG_API_TOKEN: define({ parse: text, default: 'public', takes: 'a bearer token', secret: true }),
  GATSBY_MAIN_API_URL: define({
    parse: httpAddressOrPath,
    default: '/api',
    takes: `${address}, or a path such as /api`,
  }),
  GATSBY_MAIN_API_TOKEN: define({ parse: text, default: 'public', takes: 'a bearer token', secret: true }),
  ALLOW_ARTICLE_LOSS: define({ parse: flag, default: false, takes: '1, or nothing' }),
  GTM_ID: define({
    parse: pattern(/^GTM-[A-Z0-9]{4,}$/),
    default: null,
    takes: 'GTM- and four or more capitals and digits, such as GTM-ABC1234',
  }),
  GATSBY_PRIVILEGE_LOGIN_URL: define({
    parse: httpAddress,
    default: 'https://privilege.example.com/login',
    takes: address,
  }),
  GATSBY_INVESTOR_RELATIONS_URL: define({
    parse: httpAddress,
    default: 'https://investor.example.com',
    takes: address,
  }),
  PHUKET_RESIDENCES_URL: define({
    parse: httpAddress,
    default: 'https://phuket-residences.example.com',
    takes: address,
  }),
  PORT: define({
    parse: boundedInteger(0, 65535),
    default: 9000,
    takes: 'a port from 1 to 65535, or 0 for any free one',
  }),
  HOST: define({ parse: host, default: '127.0.0.1', takes: 'a host name or address to listen on' }),
  DATA_DIR: define({ parse: text, default: '.data', takes: 'a folder' }),
  DATABASE_URL: define({
    parse: postgresAddress,
    default: null,
    takes: 'postgres://user:password@host:5432/database',
    secret: true,
  }),
  RATE_LIMIT_MAX: define({
    parse: boundedInteger(1, 1_000_000),
    default: 20,
    takes: 'a whole number from 1 to 1000000',
  }),
  TRUSTED_PROXIES: define({
    parse: addressList,
    default: null,
    takes: 'addresses or networks of reverse proxies, separated by commas, such as loopback or 10.0.0.0/8',
  }),
  REBUILD_WEBHOOK_SECRET: define({
    parse: webhookSecret,
    default: null,
    takes: 'whsec_ and the secret in base64',
    secret: true,
  }),
  REBUILD_WEBHOOK_TOKEN: define({ parse: text, default: null, takes: 'a bearer token', secret: true }),
  REBUILD_SCHEDULE: define({
    parse: cronExpression,
    default: '*/15 * * * *',
    takes: 'a cron expression of five fields, such as */15 * * * *, or an empty text for off',
    emptyIsValue: true,
  }),
  REBUILD_MODE: define({
    parse: oneOf('resident', 'full'),
    default: 'resident' as const,
    takes: 'resident or full',
  }),
  DESK_PORT: define({
    parse: boundedInteger(0, 65535),
    default: 9001,
    takes: 'a port from 1 to 65535, or 0 for any free one',
  }),
  DESK_HOST: define({ parse: host, default: '127.0.0.1', takes: 'a host name or address to listen on' }),
  DESK_TOKENS: define({ parse: namedTokens, default: null, takes: 'name:token, separated by commas', secret: true }),
  ...leadSettingDefinitions,
  ...noticeSettingDefinitions,
} as const

type Definitions = typeof settingDefinitions

/** The settings after checking; a setting that may be unset is null then. */
export type Settings = {
  [Name in keyof Definitions]: Definitions[Name] extends Definition<infer Value, infer Default>
    ? Value | (Default extends null ? null : never)
    : never
}

/** Names every setting that is wrong, what it got and what it takes. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** One line for each setting that is missing beside the others that it works with. */
function problemsOfGroups(isSet: (name: string) => boolean): string[] {
  return settingsSetTogether.flatMap((places) => {
    const missing = places.filter((names) => !names.some(isSet))
    if (missing.length === places.length) return []
    const set = places.flat().filter(isSet).join(' and ')
    return missing.map(
      ([name = '', ...others]) =>
        `${name}: not set, ${others.map((other) => `nor ${other}, `).join('')}but it is needed beside ${set}: set all of them, or none`,
    )
  })
}

/**
 * Reads and checks all settings at once.
 *
 * @param environment variables by name, such as `process.env`
 * @returns the checked settings, defaults filled in
 * @throws {SettingsError} one line for each wrong setting; secrets are not printed
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = []
  const entries = Object.entries(settingDefinitions).map(([name, definition]) => {
    const raw = environment[name]?.trim()
    const isUnset = raw === undefined || (raw === '' && !('emptyIsValue' in definition))
    if (isUnset) return [name, definition.default]
    const value = definition.parse(raw)
    if (value === undefined) {
      const got = 'secret' in definition ? 'a value that is not printed' : `"${raw}"`
      problems.push(`${name}: got ${got}, takes ${definition.takes}`)
    }
    return [name, value]
  })
  problems.push(...problemsOfGroups((name) => Boolean(environment[name]?.trim())))
  if (problems.length > 0) {
    throw new SettingsError(`The settings are not right:\n  ${problems.join('\n  ')}`)
  }
  return Object.fromEntries(entries) as Settings
}
