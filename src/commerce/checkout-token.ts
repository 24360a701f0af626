import type { Cookie } from '#src/cookie.ts'

const tokenCookie = 'rc_centra_checkout_token'
const tokenLifetimeSeconds = 30 * 24 * 60 * 60

/** Where the token of this visit is kept. */
export interface TokenStore {
  read(): string | null
  write(token: string): void
}

/** A checkout token is opaque: printable ASCII, at most 256 characters. It is never logged. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,256}$/.test(text)
}

/**
 * Keeps the token of a reply: only if the store still holds the token the call was sent with, or none. A slow
 * reply must not overwrite what a later one, or another tab, has learnt since.
 */
export function saveToken(store: TokenStore, sent: string | null, body: unknown): void {
  const told = typeof body === 'object' && body !== null && 'token' in body ? body.token : null
  if (!isToken(told) || told === sent) return
  const held = store.read()
  if (held === null || held === sent) store.write(told)
}

/** Finds the token in a `Cookie` header or `document.cookie`; anything malformed counts as none. */
export function parseTokenCookie(cookies: string): string | null {
  for (const pair of cookies.split(/;\s*/)) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals) !== tokenCookie) continue
    const token = decode(pair.slice(equals + 1))
    return isToken(token) ? token : null
  }
  return null
}

/** The cookie that keeps the token for thirty days. */
export function serializeTokenCookie(token: string): Cookie {
  return { name: tokenCookie, value: encodeURIComponent(token), maxAge: tokenLifetimeSeconds }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
