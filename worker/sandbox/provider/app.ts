import { Hono } from 'hono'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { fromCents } from '../rules/money.ts'
import type { World } from '../world.ts'
import { capture } from './capture.ts'
import { choicePage, closedPage, endedPage, returnPage } from './pages.ts'
import { findPayment, type PaymentState, savePaymentState } from './payments.ts'
import { returnTarget } from './return-target.ts'

interface ProviderEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

const Decision = v.object({
  decision: v.picklist(['approve', 'decline', 'cancel', 'expire', 'approve-and-close', 'return-twice']),
  /** The method of the shopper's return; absent: by the setting `returnByPost`. */
  method: v.optional(v.picklist(['get', 'post'])),
})
type Decision = v.InferOutput<typeof Decision>

/** The fields that the plugins post from the shop's checkout. */
const Start = v.object({ transaction: v.string(), amount: v.string(), currency: v.string() })

/** The payment state after a decision. */
const states: Record<Decision['decision'], PaymentState> = {
  approve: 'approved',
  'approve-and-close': 'approved',
  'return-twice': 'approved',
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
}

/** The pages of the simulated payment providers, on an origin that is foreign to the shop. */
export function providerApp(): Hono<ProviderEnv> {
  const app = new Hono<ProviderEnv>()
  app.post('/start', async (c) => {
    const form = v.safeParse(Start, await c.req.parseBody())
    const payment = form.success ? findPayment(c.var.world, form.output.transaction) : null
    if (!form.success || !payment) return c.text('There is no such payment.', 404)
    const { amount, currency } = form.output
    if (amount !== fromCents(payment.amount).toFixed(2) || currency !== payment.currency) {
      return c.text('The amount is not that of the payment.', 400)
    }
    return c.redirect(`${c.var.world.ports.providerUrl}/pay/hosted/${payment.transaction}`, 303)
  })
  app.use('/hosted/:transaction', pageHeaders)
  app.get('/hosted/:transaction', async (c) => {
    const { world } = c.var
    const payment = findPayment(world, c.req.param('transaction'))
    if (!payment) return c.text('There is no such payment.', 404)
    const nonce = c.get('secureHeadersNonce') ?? ''
    const byPost = world.settings.read().returnByPost
    if (payment.state === 'open') return c.html(choicePage(payment, byPost, nonce))
    return c.html(endedPage(payment, await returnTarget(world, payment, byPost), nonce))
  })
  app.post('/hosted/:transaction', async (c) => {
    const { world } = c.var
    const form = v.safeParse(Decision, await c.req.parseBody())
    if (!form.success) return c.text('What is to happen with the payment?', 400)
    const { decision, method } = form.output
    const decided = world.ports.sql.transaction(() => decide(world, c.req.param('transaction'), decision))
    if (!decided) return c.text('There is no such payment.', 404)
    const { payment, isFirst } = decided
    const byPost = method ? method === 'post' : world.settings.read().returnByPost
    const target = await returnTarget(world, payment, byPost)
    const nonce = c.get('secureHeadersNonce') ?? ''
    // Pressed twice, or in two tabs: the first decision counts.
    if (!isFirst) return c.html(endedPage(payment, target, nonce), 409)
    if (decision === 'approve-and-close') return c.html(closedPage(payment, target, nonce))
    const twice = decision === 'return-twice'
    if (!twice && target.fields === null) return c.redirect(target.address, 303)
    return c.html(returnPage(target, twice, nonce))
  })
  return app
}

/** Decides an open payment; null without one of this id. Must run in a transaction. */
function decide(world: World, transaction: string, decision: Decision['decision']) {
  const payment = findPayment(world, transaction)
  if (!payment) return null
  if (payment.state !== 'open') return { payment, isFirst: false }
  const decided = { ...payment, state: states[decision] }
  savePaymentState(world, transaction, decided.state)
  if (decision === 'approve-and-close') capture(world, decided)
  return { payment: decided, isFirst: true }
}

/** The pages may send forms to the shop and load nothing. */
const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: [NONCE],
    styleSrc: [NONCE],
    connectSrc: ['*'],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
})
