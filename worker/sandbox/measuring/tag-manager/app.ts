import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutEnv } from '../../checkout-api/env.ts'
import { readText } from '../../checkout-api/wire.ts'
import { parsedJson } from '../../parsed-json.ts'
import { writeEntry } from '../books/books.ts'
import { emptyReply, scriptReply } from '../script-reply.ts'
import script from './gtm.js?raw'

const maxBytes = 65_536

const Container = v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/))
const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An entry of the data layer, as the script sends it. */
const Collected = v.object({
  container: Container,
  page: text(4_000),
  time: whole,
  count: whole,
  /** `entry`: an object; `consent`, `command`: the arguments of a call of `gtag`. */
  kind: v.picklist(['entry', 'consent', 'command']),
  /** True if it counts: an entry, with consent to statistics. */
  hit: v.boolean(),
  consent: v.record(text(50), v.unknown()),
  client: v.nullable(text(100)),
  entry: v.unknown(),
  /** Paths of values that JSON cannot say, such as `undefined`. */
  lost: v.pipe(v.array(text(200)), v.maxLength(50)),
})

/** The simulated tag manager: its script, and where that sends the data layer. */
export function tagManagerApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/gtm.js', (c) =>
    v.is(Container, c.req.query('id')) ? scriptReply(c, script) : c.text('There is no such container.', 404),
  )
  app.post('/collect', async (c) => {
    const sent = await readText(c.req.raw, maxBytes)
    if (typeof sent !== 'string') return c.text(sent.error, sent.status)
    const collected = v.safeParse(Collected, parsedJson(sent))
    if (!collected.success) return c.text('This is not an entry.', 400)
    writeEntry(c.var.world, { book: 'data-layer', entry: collected.output })
    return emptyReply(c)
  })
  return app
}
