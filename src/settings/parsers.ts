import { isIP } from 'node:net'

/** Reads the text of a setting; undefined when the text is not what the setting takes. */
export type SettingParser<Value> = (raw: string) => Value | undefined

function httpUrl(raw: string): URL | undefined {
  if (!URL.canParse(raw)) return undefined
  const url = new URL(raw)
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  return isPlain && (url.protocol === 'http:' || url.protocol === 'https:') ? url : undefined
}

export const text: SettingParser<string> = (raw) => raw || undefined

export const flag: SettingParser<boolean> = (raw) => (raw === '1' ? true : undefined)

/** An absolute http(s) address, returned without a slash at its end. */
export const httpAddress: SettingParser<string> = (raw) => {
  const url = httpUrl(raw)
  return url && `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

export const httpAddressOrPath: SettingParser<string> = (raw) =>
  /^\/(?!\/)[\w\-./]*$/.test(raw) ? raw.replace(/\/+$/, '') || undefined : httpAddress(raw)

export const origin: SettingParser<string> = (raw) => {
  const url = httpUrl(raw)
  return url?.pathname === '/' ? url.origin : undefined
}

export const pattern =
  (expression: RegExp): SettingParser<string> =>
  (raw) =>
    expression.test(raw) ? raw : undefined

export const boundedInteger =
  (least: number, most: number): SettingParser<number> =>
  (raw) => {
    const value = /^\d+$/.test(raw) ? Number(raw) : Number.NaN
    return value >= least && value <= most ? value : undefined
  }

export const host: SettingParser<string> = (raw) => (/^[A-Za-z0-9.:_-]+$/.test(raw) ? raw : undefined)

export const postgresAddress: SettingParser<string> = (raw) =>
  /^postgres(ql)?:\/\/[^\s]+$/.test(raw) && URL.canParse(raw) ? raw : undefined

export const cronExpression: SettingParser<string> = (raw) =>
  raw === '' || /^([\d*/,\-A-Za-z?#L]+\s+){4}[\d*/,\-A-Za-z?#L]+$/.test(raw) ? raw : undefined

/** `name:token,name:token` as a table from name to token. */
export const namedTokens: SettingParser<Readonly<Record<string, string>>> = (raw) => {
  const pairs = raw.split(',').map((pair) => /^([^:\s]+):([^\s]+)$/.exec(pair.trim()))
  if (pairs.some((pair) => pair === null)) return undefined
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[String(pair[1]), String(pair[2])]] : [])))
}

export const webhookSecret = pattern(/^whsec_[A-Za-z0-9+/]+={0,2}$/)

/** An absolute http(s) address as it is written; a query may be part of it, as many CRMs want one. */
export const webhookAddress: SettingParser<string> = (raw) => {
  const url = URL.canParse(raw) ? new URL(raw) : null
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isHttp && url.username === '' && url.password === '' && url.hash === '' ? url.href : undefined
}

export const mailServer: SettingParser<string> = (raw) => {
  const url = URL.canParse(raw) ? new URL(raw) : null
  const isMail = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  return url && isMail && url.hostname !== '' && url.hash === '' ? raw : undefined
}

export const emailAddress = pattern(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(\.[^\s@<>,;:"()[\]\\.]+)+$/)

export const emailAddresses: SettingParser<readonly string[]> = (raw) => {
  const addresses = raw.split(',').map((address) => emailAddress(address.trim()))
  return addresses.includes(undefined) ? undefined : addresses.flatMap((address) => address ?? [])
}

/** Months (`24m`) or days (`365d`), as it is written. */
export const age = pattern(/^[1-9]\d{0,4}[md]$/)

/** Where clamd listens: a host and port, or the path of a socket. */
export type ClamdAddress = { host: string; port: number } | { path: string }

export const clamdAddress: SettingParser<ClamdAddress> = (raw) => {
  const [, path] = /^unix:(\/[^\0]+)$/.exec(raw) ?? []
  if (path) return { path }
  const [, host, port] = /^tcp:\/\/([A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\]):(\d{1,5})$/.exec(raw) ?? []
  if (!host || !port || Number(port) < 1 || Number(port) > 65535) return undefined
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

export const oneOf =
  <Value extends string>(...values: readonly Value[]): SettingParser<Value> =>
  (raw) =>
    values.find((value) => value === raw)

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/')
  const version = isIP(address)
  const mostBits = version === 4 ? 32 : 128
  return version !== 0 && more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= mostBits
}

/** Addresses and networks, separated by commas; `loopback` and `uniquelocal` stand for those of the machine and private ones. */
export const addressList: SettingParser<readonly string[]> = (raw) => {
  const parts = raw.split(',').map((part) => part.trim())
  return parts.every((part) => part === 'loopback' || part === 'uniquelocal' || isNetwork(part)) ? parts : undefined
}
