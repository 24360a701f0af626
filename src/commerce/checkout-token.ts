import type { Cookie } from '#src/cookie.ts'

const tokenCookie = 'rc_centra_checkout_token'
const tokenLifetimeSeconds = 30 * 24 * 60 * 60

/** Storage of a visit's checkout token. */
export interface TokenStore {
  read(): string | null
  write(token: string): void
}

/**
 * True if a value can be a checkout token: printable ASCII, 1 to 256 characters. Tokens are opaque and never logged.
 */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,256}$/.test(text)
}

/** Storage of a token other than the visitor's: it is lost when this object is released. */
export function createOwnToken(): TokenStore {
  const state: { token: string | null } = { token: null }
  return {
    read: () => state.token,
    write: (token) => {
      state.token = token
    },
  }
}

/**
 * Stores the token of a reply, unless another token was stored since the call was sent: a slow reply must not overwrite
 * the token of a later one or of another tab.
 */
export function saveToken(store: TokenStore, sent: string | null, body: unknown): void {
  const token = tokenOf(body)
  if (token === null || token === sent) return
  const stored = store.read()
  if (stored === null || stored === sent) store.write(token)
}

/** The token of a reply; null where it has none. */
export function tokenOf(body: unknown): string | null {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : null
  return isToken(token) ? token : null
}

/** Reads the token from a `Cookie` header or `document.cookie`; null when missing or malformed. */
export function parseTokenCookie(cookies: string): string | null {
  for (const pair of cookies.split(/;\s*/)) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals) !== tokenCookie) continue
    const token = decode(pair.slice(equals + 1))
    return isToken(token) ? token : null
  }
  return null
}

/** The token's cookie, valid for thirty days. */
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
