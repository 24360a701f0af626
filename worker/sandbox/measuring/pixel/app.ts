import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import { readText } from '../../checkout-api/wire.ts'
import { parsedJson } from '../../parsed-json.ts'
import { eventKey, writeEntry } from '../books/books.ts'
import { emptyReply, scriptReply } from '../script-reply.ts'
import script from './fbevents.js?raw'

const maxBytes = 65_536
const maxFields = 100

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/** The fields of an event without those in brackets. */
const Event = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{5,20}$/)),
  ev: v.pipe(v.string(), v.minLength(1), v.maxLength(50)),
  dl: text(4_000),
  rl: v.optional(text(4_000), ''),
  ts: whole,
  ec: whole,
  eid: v.nullish(text(200), null),
  es: v.optional(v.picklist(['automatic', 'history'])),
  fbp: v.nullish(text(200), null),
  fbc: v.nullish(text(1_000), null),
})

/** The simulated advertising pixel: its script, and where that sends events. */
export function pixelApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/fbevents.js', (c) => scriptReply(c, script))
  app.get('/tr', (c) => receive(c, new URL(c.req.url).searchParams))
  app.post('/tr', async (c) => {
    const sent = await readText(c.req.raw, maxBytes)
    if (typeof sent !== 'string') return c.text(sent.error, sent.status)
    return receive(c, new URLSearchParams(sent))
  })
  return app
}

function receive(c: CheckoutContext, fields: URLSearchParams): Response {
  const event = v.safeParse(Event, Object.fromEntries(fields))
  if (!event.success || fields.size > maxFields) return c.text('This is not an event.', 400)
  const { id, ev, dl, rl, ts, ec, eid, es, fbp, fbc } = event.output
  writeEntry(c.var.world, {
    book: 'pixel',
    key: eventKey({ pixel: id, name: ev, id: eid }),
    entry: {
      time: ts,
      count: ec,
      pixel: id,
      name: ev,
      eventId: eid,
      page: dl,
      referrer: rl,
      /** Its sender: the page, or the pixel by itself, because of a new address or a press. */
      source: es ?? 'page',
      data: inBrackets(fields, 'cd', typed),
      userData: inBrackets(fields, 'ud', (value) => value),
      fbp,
      fbc,
    },
  })
  return emptyReply(c)
}

/** The fields `prefix[name]`, by name. */
function inBrackets(
  fields: URLSearchParams,
  prefix: string,
  parse: (value: string, name: string) => unknown,
): Record<string, unknown> {
  const found = [...fields].flatMap(([field, value]): [string, unknown][] => {
    if (!field.startsWith(`${prefix}[`) || !field.endsWith(']')) return []
    const name = field.slice(prefix.length + 1, -1)
    return [[name, parse(value, name)]]
  })
  return Object.fromEntries(found)
}

/** A value as the page had it: the wire only has text. */
function typed(value: string, name: string): unknown {
  if (name === 'value' || name === 'num_items') return Number(value)
  return /^[[{]/.test(value) ? (parsedJson(value) ?? value) : value
}
