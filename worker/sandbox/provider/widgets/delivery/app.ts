import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { WidgetEnv } from '../env.ts'
import { deliveryFrame } from './frame.ts'
import { type DeliverySession, saveDeliverySession } from './sessions.ts'
import { type DeliveryView, deliveryView, openDeliverySession } from './view.ts'

const Postcode = v.object({ zipCode: v.pipe(v.string(), v.regex(/^\s*\d{3}\s?\d{2}\s*$/)) })
const badPostcode = 'A Czech postcode has five digits.'
const goneOption = 'This option is not offered any more.'

const Choice = v.object({ option: v.pipe(v.string(), v.maxLength(50)) })

/** The server of the shipping widget: its frame, its options as JSON, and what is chosen in it. */
export function deliveryApp(): Hono<WidgetEnv> {
  const app = new Hono<WidgetEnv>()
  app.get('/:session', (c) => {
    const { world, secureHeadersNonce } = c.var
    const found = openDeliverySession(world, c.req.param('session'))
    if (!found) return noSession(c)
    const shop = world.ports.shopUrl || '*'
    return c.html(deliveryFrame(found.view, { nonce: secureHeadersNonce ?? '', shop }))
  })
  app.get('/:session/options', (c) => {
    const found = openDeliverySession(c.var.world, c.req.param('session'))
    return found ? viewReply(c, found.view) : noSession(c)
  })
  app.post('/:session', async (c) => {
    const { world } = c.var
    const form = await c.req.parseBody()
    return world.ports.sql.transaction(() => {
      const found = openDeliverySession(world, c.req.param('session'))
      if (!found) return noSession(c)
      const changed = withForm(found.session, found.view, form)
      if (!changed) return c.text('zipCode' in form ? badPostcode : goneOption, 406)
      const view = deliveryView(world, changed)
      if (!view) return noSession(c)
      const chosen = view.options.some(({ id }) => id === changed.shippingMethod)
        ? changed.shippingMethod
        : (view.options[0]?.id ?? '')
      saveDeliverySession(world, { ...changed, shippingMethod: chosen })
      return viewReply(c, { ...view, chosen })
    })
  })
  return app
}

/** The session with what was chosen in its frame; null when that is not offered or not a Czech postcode. */
function withForm(
  session: DeliverySession,
  { options }: DeliveryView,
  form: Record<string, unknown>,
): DeliverySession | null {
  const postcode = v.safeParse(Postcode, form)
  if (postcode.success) {
    const digits = postcode.output.zipCode.replaceAll(/\s/g, '')
    return { ...session, zipCode: `${digits.slice(0, 3)} ${digits.slice(3)}` }
  }
  const choice = v.safeParse(Choice, form)
  if (!choice.success || !options.some(({ id }) => id === choice.output.option)) return null
  return { ...session, shippingMethod: choice.output.option }
}

const noSession = (c: Context) => c.text('This session has ended. Please reload the page.', 404)

function viewReply(c: Context, view: DeliveryView): Response {
  c.header('cache-control', 'no-store')
  return c.json(view)
}
