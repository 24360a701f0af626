import { Hono } from 'hono'
import * as v from 'valibot'
import { checkedReplies } from '../reply-check.ts'
import { Settings } from '../settings.ts'
import { sendNotice } from '../webhook/send-notice.ts'
import { type ConsoleEnv, consoleHeaders, consoleOnly } from './access.ts'
import { backToConsole, isForm } from './form.ts'
import { changeItem } from './goods.ts'
import { consolePage } from './page.ts'
import { reset } from './reset.ts'
import { deliverItem } from './restock.ts'
import { SwitchesForm } from './switches.ts'

const Changes = v.partial(Settings)

/** The operator's console: orders, selections, inbox and switches. */
export function consoleApp(): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>()
  app.get('/', consoleHeaders, consoleOnly, (c) =>
    c.html(
      consolePage(c.var.world, {
        token: c.req.query('token') ?? null,
        nonce: c.var.secureHeadersNonce ?? '',
      }),
    ),
  )
  app.get('/__contract', consoleOnly, (c) => c.json(checkedReplies(c.var.world.ports.sql)))
  app.post('/__reset', consoleOnly, (c) => {
    reset(c.var.world)
    return isForm(c.req.header('Content-Type'))
      ? c.redirect(backToConsole(c.req.query('token')), 303)
      : c.json({})
  })
  app.post('/__restock', consoleOnly, async (c) => {
    const form = isForm(c.req.header('Content-Type'))
    const body: unknown = form ? await c.req.parseBody() : await c.req.json().catch(() => null)
    const item = deliverItem(c.var.world, body)
    if (!item) return c.json({ errors: { item: 'not found' } }, 404)
    await sendNotice(c.var.world.ports, { products: [String(item.product)] })
    return form ? c.redirect(backToConsole(c.req.query('token')), 303) : c.json({})
  })
  app.post('/__goods', consoleOnly, async (c) => {
    const form = isForm(c.req.header('Content-Type'))
    const body: unknown = form ? await c.req.parseBody() : await c.req.json().catch(() => null)
    const outcome = await changeItem(c.var.world, body, form)
    if ('refusal' in outcome) return c.json({ errors: { goods: 'not valid' } }, outcome.refusal)
    return form ? c.redirect(backToConsole(c.req.query('token')), 303) : c.json(outcome)
  })
  app.post('/__settings', consoleOnly, async (c) => {
    const { settings } = c.var.world
    const form = isForm(c.req.header('Content-Type'))
    const parsed = form
      ? v.safeParse(SwitchesForm, await c.req.parseBody())
      : v.safeParse(Changes, await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ errors: v.flatten(parsed.issues).nested ?? {} }, 400)
    settings.write(parsed.output)
    return form ? c.redirect(backToConsole(c.req.query('token')), 303) : c.json(settings.read())
  })
  return app
}
