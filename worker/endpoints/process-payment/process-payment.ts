import type { Context } from 'hono'
import { isToken, parseTokenCookie } from '#src/commerce/checkout-token.ts'
import { endOfReturn } from '#src/commerce/contract/payment/payment-end.ts'
import { within } from '#src/commerce/deadline.ts'
import type { Edge } from '../../context.ts'
import { sha256 } from '../../digest.ts'
import { createReport } from '../../error-reports/create-report.ts'
import { paymentReturnDeadline } from '../../limits.ts'
import { dispatchReturn } from '../../payment-returns/dispatch-return.ts'
import type { ReturnOutcome } from '../../payment-returns/settle-return.ts'
import { isAllowed } from '../../rate-limit/attempt-limit.ts'
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts'
import { readForm } from './read-form.ts'
import { canonicalText, parseReturnFields, type ReturnFields } from './return-fields.ts'
import { type ReturnResult, returnTarget } from './return-target.ts'

interface Returned {
  outcome: ReturnOutcome
  paymentMethod: string
  /** False if the service was not called about it. */
  isAsked: boolean
}

/**
 * The address providers return shoppers to, by GET or POST: forwards their fields to the commerce service, and
 * redirects to confirmation or checkout with 303, so that a POST is not repeated. `checkoutToken` is used only for
 * these calls. A cross-site POST has no cookie: without one the service is called rarely, as returns may be made up. As
 * everywhere without a route, the response is not cached and the address is no referrer.
 */
export async function processPayment(c: Context<Edge>): Promise<Response> {
  const { method, headers, url } = c.req.raw
  if (method !== 'GET' && method !== 'POST') return withoutEffect(405, { allow: 'GET, POST' })
  // A prefetched page may never be viewed.
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) {
    return withoutEffect(204)
  }
  const query = new URL(url).searchParams
  const { outcome, paymentMethod, isAsked } = await within(
    paymentReturnDeadline,
    handle(c, query),
    late,
  ).catch((error: unknown): Returned => {
    createReport(c.var.ids.requestId, c.var.log)(error)
    return { outcome: { kind: 'unknown' }, paymentMethod: '', isAsked: true }
  })
  if (isAsked) logReturn(c, outcome)
  const { PUBLIC_ORIGIN, PAYMENT_HOSTS } = c.var.settings
  const locale = query.get('locale') ?? ''
  if (outcome.kind === 'redirect') {
    const onward = URL.parse(outcome.url)
    if (onward && PAYMENT_HOSTS.includes(onward.origin)) return redirectTo(onward.href)
    return redirectTo(returnTarget(PUBLIC_ORIGIN, locale, 'unknown', ''))
  }
  return redirectTo(returnTarget(PUBLIC_ORIGIN, locale, resultOf(outcome), paymentMethod))
}

function logReturn(c: Context<Edge>, outcome: ReturnOutcome): void {
  const end = outcome.kind === 'failed' && outcome.end ? { end: outcome.end } : {}
  c.var.log({ event: 'payment-return', requestId: c.var.ids.requestId, outcome: outcome.kind, ...end })
}

const notAsked = { paymentMethod: '', isAsked: false }

async function handle(c: Context<Edge>, query: URLSearchParams): Promise<Returned> {
  const token = tokenOf(query)
  // Without its token nothing can have been paid here.
  if (token === null) return { ...notAsked, outcome: { kind: 'failed' } }
  if (!(await mayAsk(c, token))) return { ...notAsked, outcome: { kind: 'unknown' } }
  const form = await readForm(c.req.raw)
  const fields = form && parseReturnFields(query, form)
  const key = fields ? await sha256(canonicalText(fields)) : 'unreadable'
  const outcome = explained(await dispatchReturn(c, { token, key, fields }), fields)
  return {
    outcome,
    isAsked: true,
    paymentMethod: methodOf(fields) || (outcome.kind === 'placed' ? outcome.paymentMethod : ''),
  }
}

/** A failure with its reason: what the service says, or else the provider. */
function explained(outcome: ReturnOutcome, fields: ReturnFields | null): ReturnOutcome {
  if (outcome.kind !== 'failed' || outcome.end) return outcome
  const end = endOfReturn(fields)
  return end ? { ...outcome, end } : outcome
}

function resultOf(outcome: Exclude<ReturnOutcome, { kind: 'redirect' }>): ReturnResult {
  return (outcome.kind === 'failed' && outcome.end) || outcome.kind
}

/** True if the service may be called about a return; see `paymentReturns`. */
async function mayAsk(c: Context<Edge>, token: string): Promise<boolean> {
  const { isolate, caller } = c.var
  if (!caller) return true
  const network = caller === 'verified crawlers' ? caller : caller.network
  const isWithin = async (counts: RateLimiter) => (await counts.limit({ key: network })).success
  const isKnown = isolate.knownTokens.get(await sha256(token)) ?? false
  if (isKnown && (await isWithin(isolate.knownPaymentReturnCounts))) return true
  if (parseTokenCookie(c.req.header('cookie') ?? '') === token)
    return isWithin(isolate.ownPaymentReturnCounts)
  const { PAYMENT_RETURN_COUNTS: bound } = c.env
  const count = bound && ((key: string) => bound.limit({ key }))
  return isAllowed(c, `payment return from ${network}`, count, isolate.paymentReturnCounts)
}

function tokenOf(query: URLSearchParams): string | null {
  const [token, ...others] = new Set(query.getAll('checkoutToken'))
  return others.length === 0 && isToken(token) ? token : null
}

/** The service adds the method to the address it gives to the provider. */
function methodOf(fields: ReturnFields | null): string {
  const method = fields?.centraPaymentMethod
  return typeof method === 'string' ? method : ''
}

function late() {
  return new Error('A payment return took too long')
}

function redirectTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}

function withoutEffect(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
