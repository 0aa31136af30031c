import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { isSameSecret } from '../http/bearer'
import { writeAtomically } from '../releases/write-atomically'

/** Who may use the desk: a name, which stands beside what it triggered, and its token. */
export interface DeskToken {
  name: string
  token: string
}

const tokenBytes = 24

/** The name that belongs to a token; null for a wrong one. Every token is compared, in constant time. */
export function nameOfToken(tokens: readonly DeskToken[], got: string): string | null {
  let name: string | null = null
  for (const each of tokens) if (isSameSecret(got, each.token)) name ??= each.name
  return got === '' ? null : name
}

/** @param setting DESK_TOKENS: tokens by name */
export const readDeskTokens = (setting: Readonly<Record<string, string>>): DeskToken[] =>
  Object.entries(setting).map(([name, token]) => ({ name, token }))

/**
 * The token that is made at the first start, where DESK_TOKENS is not set; kept in DATA_DIR, readable by its owner only.
 *
 * @returns the token, and whether it was made now
 */
export async function madeDeskToken(dataDir: string): Promise<{ tokens: DeskToken[]; isNew: boolean }> {
  const file = path.resolve(dataDir, 'desk-token')
  const known = (await fs.readFile(file, 'utf8').catch(() => '')).trim()
  if (known !== '') return { tokens: [{ name: 'desk', token: known }], isNew: false }
  const token = randomBytes(tokenBytes).toString('base64url')
  await fs.mkdir(dataDir, { recursive: true })
  await writeAtomically(file, `${token}\n`)
  await fs.chmod(file, 0o600)
  return { tokens: [{ name: 'desk', token }], isNew: true }
}
