import * as v from 'valibot'
import { ReturnReason } from '#src/commerce/contract/support.ts'
import { maxSentReturns, sentReturnsCookie, sentReturnsLifetime } from '#src/config.ts'
import type { Cookie } from '#src/cookie.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999))

/**
 * A sent request, without names and words: the parts are rows of `returnRows`. `receivedAt`: when customer service
 * received it, ISO 8601, UTC.
 */
const SentReturn = v.object({
  order: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.pipe(
    v.array(v.object({ row: Count, quantity: Count, reason: ReturnReason })),
    v.minLength(1),
    v.maxLength(100),
  ),
})
export type SentReturn = v.InferOutput<typeof SentReturn>

/** Requests as tuples, which keep the cookie short: it travels with each request. */
const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.pipe(
    v.array(v.tuple([v.string(), v.string(), v.array(v.tuple([Count, Count, ReturnReason]))])),
    v.maxLength(maxSentReturns),
  ),
  v.transform((entries) =>
    entries.map(([order, receivedAt, parts]) => ({
      order,
      receivedAt,
      parts: parts.map(([row, quantity, reason]) => ({ row, quantity, reason })),
    })),
  ),
  v.array(SentReturn),
)

/** Longer texts were not written by this shop; older requests are left out of one that would be. */
const maxLength = 2_000

/** The requests in a cookie header that this browser has sent, latest first; empty if missing or malformed. */
export function parseSentReturns(cookies: string): SentReturn[] {
  const [, text = ''] =
    new RegExp(`(?:^|; )${sentReturnsCookie}=([\\w-]{1,${maxLength}})(?:;|$)`).exec(cookies) ?? []
  const stored = v.safeParse(Stored, decode(text))
  return stored.success ? stored.output : []
}

/** Remembers a request with the earlier ones; one that was sent again is the same. */
export function serializeSentReturns(sent: SentReturn, earlier: readonly SentReturn[]): Cookie {
  const others = earlier.filter(
    ({ order, receivedAt }) => order !== sent.order || receivedAt !== sent.receivedAt,
  )
  let kept = [sent, ...others].slice(0, maxSentReturns)
  while (kept.length > 0 && encode(kept).length > maxLength) kept = kept.slice(0, -1)
  return { name: sentReturnsCookie, value: encode(kept), maxAge: sentReturnsLifetime / 1_000 }
}

function encode(sent: readonly SentReturn[]): string {
  const entries = sent.map(({ order, receivedAt, parts }) => [
    order,
    receivedAt,
    parts.map(({ row, quantity, reason }) => [row, quantity, reason]),
  ])
  return btoa(JSON.stringify(entries)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function decode(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
