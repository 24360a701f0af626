import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { World } from '../../../world.ts'
import { changePayment, findPayment, type StoredPayment, savePaymentState } from '../../payments.ts'
import { returnTarget } from '../../return-target.ts'
import type { WidgetEnv } from '../env.ts'
import { expressFrame } from './frame.ts'

const Total = v.object({
  /** The amount in hundredths of the currency. */
  amount: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  currency: v.string(),
})
const Attempt = v.object({ outcome: v.picklist(['approved', 'declined', 'redirect']) })

/**
 * The express wallet. Its sheet keeps the total that it shows here, and pays in an attempt: the shop sends the payment to
 * the commerce service, and only once that has arrived does the provider go on.
 */
export function expressApp(): Hono<WidgetEnv> {
  const app = new Hono<WidgetEnv>()
  app.get('/:transaction', (c) => {
    const { world, secureHeadersNonce } = c.var
    const payment = findPayment(world, c.req.param('transaction'))
    if (!payment) return c.text('There is no such payment.', 404)
    const shop = world.ports.shopUrl || '*'
    return c.html(expressFrame(payment, { nonce: secureHeadersNonce ?? '', shop }))
  })
  app.post('/:transaction/total', async (c) => {
    const total = v.safeParse(Total, await c.req.parseBody())
    const payment = openPayment(c)
    if (!payment) return ended(c)
    if (!total.success) return c.text('There is no total to pay.', 406)
    const { amount, currency } = total.output
    if (currency !== payment.currency) return c.text('The currency cannot be changed in the wallet.', 406)
    changePayment(c.var.world, payment, { amount })
    return c.body(null, 204)
  })
  app.post('/:transaction/attempt', async (c) => {
    const attempt = v.safeParse(Attempt, await c.req.parseBody())
    const payment = openPayment(c)
    if (!payment) return ended(c)
    if (!attempt.success) return c.text('How is the payment to end?', 406)
    changePayment(c.var.world, payment, { card: attempt.output.outcome, call: 'awaited' })
    return c.body(null, 204)
  })
  app.delete('/:transaction/attempt', (c) => {
    const payment = openPayment(c)
    if (payment) endAttempt(c.var.world, payment)
    return c.body(null, 204)
  })
  app.post('/:transaction/confirmation', async (c) => {
    const { world } = c.var
    const payment = openPayment(c)
    if (!payment?.call) return ended(c)
    if (payment.call === 'awaited') return c.body(null, 202)
    const hasArrived = payment.call === 'arrived'
    if (hasArrived && payment.card === 'approved') {
      savePaymentState(world, payment.transaction, 'approved')
      const { address } = await returnTarget(world, { ...payment, state: 'approved' }, false)
      return c.json({ address })
    }
    if (hasArrived && payment.card === 'redirect') {
      return c.json({ address: `${world.ports.providerUrl}/pay/hosted/${payment.transaction}` })
    }
    endAttempt(world, payment)
    return c.json({ refused: hasArrived ? declined : notAccepted })
  })
  return app
}

const declined = 'The payment was declined. Please choose another way to pay.'
const notAccepted = 'The shop has not accepted the payment. Please look at the total again.'

function openPayment(c: Context<WidgetEnv>): StoredPayment | null {
  const payment = findPayment(c.var.world, c.req.param('transaction') ?? '')
  return payment?.state === 'open' ? payment : null
}

const ended = (c: Context) => c.text('This payment has ended. Please reload the page.', 409)

/** A call that comes after this is refused. */
function endAttempt(world: World, payment: StoredPayment): void {
  changePayment(world, payment, { card: null, call: null })
}
