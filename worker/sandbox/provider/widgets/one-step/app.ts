import { type Context, Hono } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import * as v from 'valibot'
import type { CheckoutEnv } from '../../../checkout-api/env.ts'
import { returnAddress } from '../../../checkout-api/payment/payment-pages.ts'
import { paymentSentinel } from '../../../checkout-api/payment/sentinel.ts'
import type { World } from '../../../world.ts'
import { changePayment, savePaymentState } from '../../payments.ts'
import { returnTarget } from '../../return-target.ts'
import { askedFields, fieldErrors, type Mismatch, mismatchOf, mismatchSentinel } from './check.ts'
import { oneStepFrame } from './frame.ts'
import { shownOrder } from './order.ts'
import { findOneStep, type OneStepPayment } from './session.ts'
import { oneStepTexts } from './texts.ts'

interface WidgetEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

/** The amount that the frame shows. */
const Shown = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})

/** The frame of the one-step checkout, and what it asks its server for. */
export function oneStepApp(): Hono<WidgetEnv> {
  const app = new Hono<WidgetEnv>()
  app.get('/:transaction', (c) => {
    const { world, secureHeadersNonce } = c.var
    const payment = findOneStep(world, c.req.param('transaction'))
    if (!payment) return noPayment(c)
    const parts = { nonce: secureHeadersNonce ?? '', shop: world.ports.shopUrl || '*' }
    return c.html(oneStepFrame(payment, shownOrder(world, payment), parts))
  })
  app.get('/:transaction/order', (c) => {
    const payment = findOneStep(c.var.world, c.req.param('transaction'))
    return payment ? c.json(shownOrder(c.var.world, payment)) : noPayment(c)
  })
  app.post('/:transaction/typed', async (c) => {
    const { world } = c.var
    const body = await c.req.parseBody()
    const typedAt = sentAt(body)
    world.ports.sql.transaction(() => {
      const payment = findOneStep(world, c.req.param('transaction'))
      if (!payment || typedAt < payment.oneStep.typedAt) return
      changePayment(world, payment, { oneStep: { ...payment.oneStep, typed: askedFields(body), typedAt } })
    })
    return c.body(null, 204)
  })
  app.post('/:transaction', async (c) => {
    const { world } = c.var
    const body = await c.req.parseBody()
    return world.ports.sql.transaction(() => {
      const payment = findOneStep(world, c.req.param('transaction'))
      return payment ? press(c, payment, body) : noPayment(c)
    })
  })
  app.post('/:transaction/confirm', async (c) => {
    const { world } = c.var
    const target = world.ports.sql.transaction(() => {
      const payment = findOneStep(world, c.req.param('transaction'))
      return payment && confirm(world, payment)
    })
    if (target === null) return c.json({}, 202)
    return c.json({
      leave: typeof target === 'string' ? target : (await returnTarget(world, target, false)).address,
    })
  })
  return app
}

/** The time when the frame sent its fields, by the shopper's clock; 0 if it does not say. */
function sentAt({ typedAt }: Record<string, unknown>): number {
  return typeof typedAt === 'string' && /^\d{1,15}$/.test(typedAt) ? Number(typedAt) : 0
}

const noPayment = (c: Context) => c.json({ message: 'There is no such payment.' }, 404)

/** "Pay" was pressed: the fields are checked, then the order with the service. */
function press(c: Context<WidgetEnv>, payment: OneStepPayment, body: Record<string, unknown>): Response {
  const { world } = c.var
  const { country, language } = payment.oneStep
  const texts = oneStepTexts[language]
  if (payment.state !== 'open') return c.json({ message: texts.ended }, 409)
  const typed = askedFields(body)
  const pressed = { ...payment.oneStep, typed, typedAt: sentAt(body), agreed: null, posted: false }
  changePayment(world, payment, { oneStep: pressed })
  const errors = Object.entries(fieldErrors(typed, country))
  if (errors.length > 0) {
    return c.json({ errors: Object.fromEntries(errors.map(([key, problem]) => [key, texts[problem]])) }, 406)
  }
  const address = { ...typed, country }
  if (paymentSentinel({ address }) === 'timeout') return c.json({ message: texts.failed }, 503)
  const shown = v.safeParse(Shown, body)
  const { amount, currency } = shown.success ? shown.output : { amount: 0, currency: '' }
  const mismatch = mismatchSentinel(address) ?? mismatchOf(world, payment, { amount, currency })
  if (mismatch) return c.json({ leave: failedAddress(payment, mismatch) })
  changePayment(world, payment, { oneStep: { ...pressed, agreed: { address, amount } } })
  return c.json({ address })
}

/**
 * Decides a payment whose address the shop has posted; null until it has. Returns the address to go to, or the payment whose
 * shopper returns to the shop.
 */
function confirm(world: World, payment: OneStepPayment): string | OneStepPayment | null {
  const { agreed, posted } = payment.oneStep
  if (payment.state !== 'open') return payment
  if (agreed === null) return null
  const mismatch = mismatchOf(world, payment, { amount: agreed.amount, currency: payment.currency })
  if (mismatch) return failedAddress(payment, mismatch)
  if (!posted) return null
  const sentinel = paymentSentinel(agreed)
  if (sentinel === '3ds') return `${world.ports.providerUrl}/pay/hosted/${payment.transaction}`
  const state = sentinel === 'decline' ? 'declined' : 'approved'
  savePaymentState(world, payment.transaction, state)
  return { ...payment, state }
}

function failedAddress({ failedPage }: OneStepPayment, error: Mismatch): string {
  return returnAddress(failedPage, { error }) ?? ''
}
