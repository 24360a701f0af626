import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { locales } from '#src/i18n/locales.ts'
import type { CheckoutEnv } from '../../checkout-api/env.ts'
import { writeEntry } from '../books/books.ts'
import { scriptReply } from '../script-reply.ts'
import { advertisements } from './advertisements.ts'
import script from './widget.js?raw'

const Load = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
  locale: v.picklist(locales),
})

/** The simulated ad partner: its script, and what that loads. */
export function partnerApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/widget.js', (c) => scriptReply(c, script))
  // Tests say by a header where a visitor is, which browsers ask about first.
  app.use('/load', cors({ origin: '*', allowMethods: ['GET'], allowHeaders: ['x-test-country'] }))
  app.get('/load', (c) => {
    c.header('cache-control', 'no-store')
    const load = v.safeParse(Load, c.req.query())
    if (!load.success) return c.text('Which path, and in which language?', 400)
    const { locale } = load.output
    writeEntry(c.var.world, {
      book: 'partner',
      entry: { ...load.output, page: (c.req.header('referer') ?? '').slice(0, 4_000) },
    })
    return c.json({ language: locale, ...advertisements[locale] })
  })
  return app
}
