import { type Context, Hono } from 'hono'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { returnAddress } from '../checkout-api/payment/payment-pages.ts'
import { fromCents } from '../rules/money.ts'
import { capture } from './capture.ts'
import { choicePage, closedPage, endedPage, returnPage } from './pages.ts'
import { findPayment, type PaymentState, type StoredPayment, savePaymentState } from './payments.ts'

interface ProviderEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

const Decision = v.object({
  decision: v.picklist(['approve', 'decline', 'cancel', 'approve-and-close', 'return-twice']),
  /** How the shopper returns; absent: as the setting `returnByPost` says. */
  method: v.optional(v.picklist(['get', 'post'])),
})
type Decision = v.InferOutput<typeof Decision>

/** The fields that the plugins post from the shop's checkout. */
const Start = v.object({ transaction: v.string(), amount: v.string(), currency: v.string() })

/** What a decision makes of the payment. */
const states: Record<Decision['decision'], PaymentState> = {
  approve: 'approved',
  'approve-and-close': 'approved',
  'return-twice': 'approved',
  decline: 'declined',
  cancel: 'cancelled',
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
  app.get('/hosted/:transaction', (c) => {
    const payment = paymentOf(c)
    if (!payment) return c.text('There is no such payment.', 404)
    const nonce = c.get('secureHeadersNonce') ?? ''
    const byPost = c.var.world.settings.read().returnByPost
    return c.html(payment.state === 'open' ? choicePage(payment, byPost, nonce) : endedPage(payment, nonce))
  })
  app.post('/hosted/:transaction', async (c) => {
    const form = v.safeParse(Decision, await c.req.parseBody())
    if (!form.success) return c.text('What is to happen with the payment?', 400)
    const { decision } = form.output
    const byPost = form.output.method
      ? form.output.method === 'post'
      : c.var.world.settings.read().returnByPost
    return c.var.world.ports.sql.transaction(() => {
      const payment = paymentOf(c)
      if (!payment) return c.text('There is no such payment.', 404)
      // Pressed twice, or in two tabs: the first decision counts.
      if (payment.state !== 'open') return c.html(endedPage(payment, c.get('secureHeadersNonce') ?? ''), 409)
      return decide(c, { ...payment, state: states[decision] }, decision, byPost)
    })
  })
  return app
}

function paymentOf(c: Context<ProviderEnv>): StoredPayment | null {
  return findPayment(c.var.world, c.req.param('transaction') ?? '')
}

function decide(
  c: Context<ProviderEnv>,
  payment: StoredPayment,
  decision: Decision['decision'],
  byPost: boolean,
) {
  const { world } = c.var
  const nonce = c.get('secureHeadersNonce') ?? ''
  savePaymentState(world, payment.transaction, payment.state)
  if (decision === 'cancel') return c.redirect(payment.failedPage, 303)
  if (decision === 'approve-and-close') {
    capture(world, payment)
    return c.html(closedPage(payment, nonce))
  }
  const target = returnTarget(payment, byPost)
  if (decision !== 'return-twice' && !byPost) return c.redirect(target.address, 303)
  return c.html(returnPage({ ...target, twice: decision === 'return-twice' }, nonce))
}

/** The address and the form fields that a shopper comes back with; without fields by GET. */
function returnTarget({ paymentMethod, returnPage, transaction, state }: StoredPayment, byPost: boolean) {
  const result = { transaction, result: state }
  const address = returnAddress(returnPage, { centraPaymentMethod: paymentMethod, ...(byPost ? {} : result) })
  const fields = { transaction, 'details[result]': state, 'details[reference][0]': transaction }
  return { address: address ?? '', fields: byPost ? fields : null }
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
