import { randomBytes } from 'node:crypto'

/** Somebody who has shown a token. */
export interface DeskSession {
  name: string
  /** Stands in every form of the session; a form without it is refused. */
  formToken: string
  untilMs: number
}

const lastsMs = 12 * 60 * 60_000
const mostSessions = 200
export const sessionCookie = 'desk_session'

const randomText = () => randomBytes(24).toString('base64url')

/** The sessions of the desk, in memory: after a restart the token is asked for again. */
export function createDeskSessions(now: () => number = Date.now) {
  const sessions = new Map<string, DeskSession>()
  return {
    /** @returns the value of the session's cookie */
    open(name: string): string {
      for (const [id, { untilMs }] of sessions) {
        if (untilMs < now() || sessions.size >= mostSessions) sessions.delete(id)
      }
      const id = randomText()
      sessions.set(id, { name, formToken: randomText(), untilMs: now() + lastsMs })
      return id
    },
    find(id: string | null): DeskSession | null {
      const session = id === null ? undefined : sessions.get(id)
      return session && session.untilMs >= now() ? session : null
    },
    close(id: string | null): void {
      if (id !== null) sessions.delete(id)
    },
  }
}

export type DeskSessions = ReturnType<typeof createDeskSessions>

/** The value of the session's cookie in a Cookie header. */
export function sessionIdIn(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=')
    if (name === sessionCookie && value) return value
  }
  return null
}

export interface CookieOptions {
  lifetimeS?: number
  /** Only over encrypted connections; not where the desk is used on its own machine without TLS. */
  isSecure?: boolean
}

/** Attributes of the cookie: no script reads it, no other site sends it. */
export const sessionCookieHeader = (
  value: string,
  { lifetimeS = lastsMs / 1000, isSecure = false }: CookieOptions = {},
): string =>
  `${sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetimeS}${isSecure ? '; Secure' : ''}`
