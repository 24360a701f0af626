// Centra, "What you can do with it" (Checkout API): https://centra.dev/docs/checkout-api/what-you-can-do-with-it

import type { Handler } from 'hono'
import * as v from 'valibot'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import type { Scope } from '../catalogue/listing/listing-index.ts'
import type { CheckoutContext, CheckoutEnv } from '../checkout-api/env.ts'
import { refuse } from '../checkout-api/wire.ts'

/** The language, market and price list of a catalogue call. */
export interface CallScope {
  language: Locale
  market: Scope
  pricelist: Scope
  /** The price list for sorting when all are requested. */
  leadingPricelist: number
  serverSide: boolean
}

/**
 * Wraps a handler with the language, market and price list of the body, else of the session. Only servers may send
 * market and price list.
 */
export function withCallScope(
  answer: (c: CheckoutContext, callScope: CallScope) => Response,
): Handler<CheckoutEnv> {
  return (c) => {
    const { session, serverSide, body } = c.var
    if (!serverSide) {
      const secret = ['market', 'pricelist'].filter((field) => body[field] !== undefined)
      if (secret.length > 0)
        return refuse(c, 401, Object.fromEntries(secret.map((field) => [field, 'denied'])))
    }
    const { language = session.language, market: wantedMarket, pricelist: wantedPricelist } = body
    if (!isLocale(language)) return refuse(c, 404, { language: 'not found' })
    const market = scope(wantedMarket ?? session.market, c.var.world.regions.market)
    if (typeof market === 'object') return refuse(c, market.status, { market: market.text })
    const pricelist = scope(wantedPricelist ?? session.pricelist, c.var.world.regions.pricelist)
    if (typeof pricelist === 'object') return refuse(c, pricelist.status, { pricelist: pricelist.text })
    const leadingPricelist = pricelist === 'all' ? session.pricelist : pricelist
    return answer(c, { language, market, pricelist, leadingPricelist, serverSide })
  }
}

const Scoped = v.union([
  v.literal('all'),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
])

function scope(given: unknown, find: (id: number) => unknown): Scope | { status: 400 | 404; text: string } {
  const parsed = v.safeParse(Scoped, given)
  if (!parsed.success) return { status: 400, text: 'not valid' }
  return parsed.output === 'all' || find(parsed.output) ? parsed.output : { status: 404, text: 'not found' }
}
