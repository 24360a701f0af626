import { serializeCookie } from '#src/cookie.ts'
import { isKeyedHash, keyedHash } from '../digest.ts'
import { preview } from '../limits.ts'

export const previewCookie = 'preview'

/** A visit that sees drafts. */
export interface PreviewVisit {
  /** 32 hexadecimal digits. */
  id: string
  /** Its end, in seconds since 1970. */
  until: number
}

/** Of an hour, from `now` in milliseconds since 1970. */
export function createPreviewVisit(now: number): PreviewVisit {
  return {
    id: crypto.randomUUID().replaceAll('-', ''),
    until: Math.floor((now + preview.visit.period * 1_000) / 1_000),
  }
}

/** The signed cookie of a visit as a `Set-Cookie` header, which no script can read. */
export async function serializePreview(
  { id, until }: PreviewVisit,
  { secret, origin }: { secret: string; origin: string },
): Promise<string> {
  const value = `${id}.${until}.${await keyedHash(signedText(id, String(until)), secret)}`
  return withoutScripts(serializeCookie({ name: previewCookie, value, maxAge: preview.visit.period }, origin))
}

/** The `Set-Cookie` header that removes it. */
export function endedPreview(origin: string): string {
  return withoutScripts(serializeCookie({ name: previewCookie, value: '', maxAge: 0 }, origin))
}

/** The visit of a cookie's value; null without the shop's signature, and after its end. `now`: as above. */
export async function parsePreview(
  value: string,
  { secret, now }: { secret: string; now: number },
): Promise<PreviewVisit | null> {
  const [, id, until, signature] = /^([\da-f]{32})\.(\d{1,12})\.([\da-f]{64})$/.exec(value) ?? []
  if (id === undefined || until === undefined || signature === undefined) return null
  const isSigned = await isKeyedHash(signature, new TextEncoder().encode(signedText(id, until)), secret)
  return isSigned && now < Number(until) * 1_000 ? { id, until: Number(until) } : null
}

const withoutScripts = (cookie: string) => `${cookie}; HttpOnly`

/** Differs from every text that the same secret signs for another purpose. */
function signedText(id: string, until: string): string {
  return JSON.stringify(['preview visit', id, until])
}
