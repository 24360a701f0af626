import { loadMessages } from 'virtual:messages'
import type { Context } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'
import { type ConsentAnswer, consentVersion, consentWays } from '#src/consent.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { ledgerOf, visitorOf } from '../consent-ledger/visitor-consent.ts'
import type { Edge } from '../context.ts'
import { sha256 } from '../digest.ts'
import { createReport } from '../error-reports/create-report.ts'
import { consentLedger as limits } from '../limits.ts'
import { isOwnScript } from '../middleware/guard.ts'
import { createAttemptLimit } from '../rate-limit/attempt-limit.ts'

const Answer = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  statistics: v.boolean(),
  marketing: v.boolean(),
  /** The maximum milliseconds of a date. */
  time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e12)),
  way: v.picklist(consentWays),
  version: v.literal(consentVersion),
  language: v.picklist(locales),
}) satisfies v.GenericSchema<unknown, ConsentAnswer>

/** Stores an answer as proof: 204, or 503 if it could not. 400, 403, 405, 413, 415, 429: not sent by a page. */
export async function consent(c: Context<Edge>): Promise<Response> {
  const { method, headers, body } = c.req.raw
  if (method !== 'POST') return refused(405, { allow: 'POST' })
  if (!isOwnScript(c.req.raw)) return refused(403)
  if (!/^application\/json(?:;|$)/i.test(headers.get('content-type') ?? '')) return refused(415)
  if (!(await createAttemptLimit(c).allows('consent'))) return refused(429)
  const text = await boundedText(body, limits.bytes).catch(() => '')
  if (text === null) return refused(413)
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), Answer), text)
  if (!answer.success) return refused(400)
  const { key, time, ...given } = answer.output
  const entry = {
    ...given,
    answeredAt: new Date(time * 1_000).toISOString(),
    receivedAt: new Date().toISOString(),
    texts: await textsOf(given.language),
  }
  try {
    await ledgerOf(c).add(await visitorOf(key), entry)
  } catch (error) {
    createReport(c.var.ids.requestId, c.var.log)(error)
    return refused(503)
  }
  return new Response(null, { status: 204 })
}

async function textsOf(language: Locale): Promise<string> {
  const texts = Object.entries(await loadMessages(language)).filter(([key]) => key.startsWith('consent.'))
  return (await sha256(JSON.stringify(texts.sort()))).slice(0, 16)
}

function refused(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
