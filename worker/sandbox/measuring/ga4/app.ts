// Google, "Measurement Protocol (Google Analytics 4)": https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference

import { Hono } from 'hono'
import * as v from 'valibot'
import { sameText } from '../../checkout-api/access.ts'
import type { CheckoutEnv } from '../../checkout-api/env.ts'
import { jsonObject, readText } from '../../checkout-api/wire.ts'
import type { World } from '../../world.ts'
import { writeEntry } from '../books/books.ts'

/** Limits of a call: bytes, events, parameters of an event, and items. */
const maxBytes = 130_000
const maxEvents = 25
const maxParameters = 25
const maxItems = 200

const Consent = v.picklist(['GRANTED', 'DENIED'])

const Parameters = v.pipe(
  v.looseObject({
    currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
    value: v.optional(v.number()),
    items: v.optional(
      v.pipe(v.array(v.looseObject({ item_id: v.pipe(v.string(), v.minLength(1)) })), v.maxLength(maxItems)),
    ),
  }),
  v.check((params) => Object.keys(params).length <= maxParameters, 'too many parameters'),
  v.check(({ currency, value }) => value === undefined || currency !== undefined, 'a value needs a currency'),
)

const Call = v.object({
  client_id: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  timestamp_micros: v.optional(v.pipe(v.number(), v.safeInteger())),
  consent: v.optional(v.object({ ad_user_data: Consent, ad_personalization: Consent })),
  events: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/)),
        params: v.optional(Parameters, {}),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxEvents),
  ),
})

/**
 * The simulated Measurement Protocol: `POST /mp/collect`. It answers 204 to everything, as Google's server does; its book says
 * what counts.
 */
export function ga4App(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/mp/collect', async (c) => {
    const { world } = c.var
    const stream = c.req.query('measurement_id') ?? ''
    const text = await readText(c.req.raw, maxBytes)
    const call = v.safeParse(Call, typeof text === 'string' ? jsonObject(text) : null)
    const isKnown =
      /^G-[A-Z0-9]+$/.test(stream) && sameText(c.req.query('api_secret') ?? '', world.ports.secret)
    if (call.success && isKnown) {
      note(world, stream, call.output)
    } else {
      const reason = isKnown ? call.issues?.[0].message : 'Unknown stream or secret.'
      writeEntry(world, { book: 'ga4', entry: { name: null, verdict: 'refused', reason } })
    }
    return c.body(null, 204)
  })
  return app
}

function note(
  world: World,
  stream: string,
  { client_id, consent, events }: v.InferOutput<typeof Call>,
): void {
  for (const { name, params } of events) {
    const { event_id: eventId = null, ...rest } = params
    writeEntry(world, {
      book: 'ga4',
      entry: {
        ...{ name, eventId, verdict: 'counted', stream, clientId: client_id },
        ...{ consent: consent ?? null, params: rest },
      },
    })
  }
}
