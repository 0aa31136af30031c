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
