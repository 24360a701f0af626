import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { checkedReplies } from '../reply-check.ts'
import { Settings } from '../settings.ts'
import { consoleOnly } from './access.ts'
import { consolePage } from './page.ts'
import { reset } from './reset.ts'

const Changes = v.partial(Settings)

/** A checkbox that is off is not sent at all. */
const Form = v.pipe(
  v.object({
    stockMode: Settings.entries.stockMode,
    rotateTokens: v.optional(v.string()),
    checkReplies: v.optional(v.string()),
  }),
  v.transform(({ stockMode, rotateTokens, checkReplies }) => ({
    stockMode,
    rotateTokens: rotateTokens !== undefined,
    checkReplies: checkReplies !== undefined,
  })),
)

/** The sandbox as its operator sees it: orders, selections, inbox and switches. */
export function consoleApp(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.get('/', consoleOnly, (c) => c.html(consolePage(c.var.world, c.req.query('token') ?? null)))
  app.get('/__contract', consoleOnly, (c) => c.json(checkedReplies(c.var.world.ports.sql)))
  app.post('/__reset', consoleOnly, (c) => {
    reset(c.var.world)
    return isForm(c.req.header('Content-Type')) ? c.redirect(back(c.req.query('token')), 303) : c.json({})
  })
  app.post('/__settings', consoleOnly, async (c) => {
    const { settings } = c.var.world
    const form = isForm(c.req.header('Content-Type'))
    const told = form
      ? v.safeParse(Form, await c.req.parseBody())
      : v.safeParse(Changes, await c.req.json().catch(() => null))
    if (!told.success) return c.json({ errors: v.flatten(told.issues).nested ?? {} }, 400)
    settings.write(told.output)
    return form ? c.redirect(back(c.req.query('token')), 303) : c.json(settings.read())
  })
  return app
}

const isForm = (type = '') => type.startsWith('application/x-www-form-urlencoded')
const back = (token: string | undefined) =>
  token === undefined ? './' : `./?${new URLSearchParams({ token })}`
