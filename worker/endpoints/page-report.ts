import type { Context } from 'hono'
import * as v from 'valibot'
import { boundedText } from '#src/bounded-body.ts'
import { type Choices, parseConsent } from '#src/consent.ts'
import type { Edge } from '../context.ts'
import { createReport } from '../error-reports/create-report.ts'
import { isOwnScript } from '../middleware/guard.ts'
import { isAllowed } from '../rate-limit/attempt-limit.ts'
import { networkOf } from '../rate-limit/network-of.ts'
import { createSeenEvents } from '../seen-events/seen-events.ts'

/** Parses a page's JSON report; `isWithin`: the limit of such reports. 400, 403, 405, 413, 415, 429: not sent by a page. */
export async function readReport<S extends v.GenericSchema>(
  c: Context<Edge>,
  schema: S,
  maxBytes: number,
  isWithin: (c: Context<Edge>) => Promise<boolean> = isWithinConversions,
): Promise<v.InferOutput<S> | Response> {
  const { method, headers, body } = c.req.raw
  if (method !== 'POST') return refused(405, { allow: 'POST' })
  if (!isOwnScript(c.req.raw)) return refused(403)
  if (!/^application\/json(?:;|$)/i.test(headers.get('content-type') ?? '')) return refused(415)
  if (!(await isWithin(c))) return refused(429)
  const text = await boundedText(body, maxBytes).catch(() => '')
  if (text === null) return refused(413)
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return report.success ? report.output : refused(400)
}

/** The visitor's own answer, the cookie, overrules a refusal by the browser's settings. */
export function agreesTo(headers: Headers, purpose: keyof Choices): boolean {
  return parseConsent(headers.get('cookie') ?? '', Date.now() / 1000)?.[purpose] === true
}

export async function isFirst(c: Context<Edge>, hash: string): Promise<boolean> {
  const { isolate, ids, log } = c.var
  const report = createReport(ids.requestId, log)
  return createSeenEvents(c.env.SEEN_EVENTS, isolate.seenEvents, report).isFirst(hash)
}

export function clientAddress(c: Context<Edge>): string {
  return c.req.header('cf-connecting-ip') ?? ''
}

async function isWithinConversions(c: Context<Edge>): Promise<boolean> {
  const { CONVERSIONS: bound } = c.env
  const count = bound && ((key: string) => bound.limit({ key }))
  return isAllowed(c, `conversion from ${networkOf(clientAddress(c))}`, count, c.var.isolate.conversions)
}

function refused(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
