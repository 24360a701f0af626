import { changePayment, findPayment } from '../../provider/payments.ts'
import { arrivedReply, expressReply } from '../../provider/widgets/express/reply.ts'
import type { CheckoutContext } from '../env.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { saveSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'
import { expressWallet } from './payment-methods.ts'
import { missingPages } from './payment-pages.ts'
import { type PayableSelection, startPaymentOf } from './start-payment.ts'

export function isExpress({ paymentMethod }: Pick<SelectionState, 'paymentMethod'>): boolean {
  return paymentMethod === expressWallet.paymentMethod
}

/**
 * Starts a payment with the express wallet, and answers with its button. From now on the wallet is on offer wherever its
 * currency is, since its sheet may change the country.
 */
export function startExpress(
  c: CheckoutContext,
  payable: PayableSelection,
  keepsSelection: boolean,
): Response {
  const { current, priced } = payable
  const missing = missingPages(priced.state)
  if (missing) return refuse(c, 406, missing)
  const { world } = c.var
  const state = keepsSelection ? priced.state : current.state
  saveSelection(world, { ...current, state: { ...state, wallet: priced.pricelist.currency } })
  const transaction = startPaymentOf(c, payable, 'open')
  return reply(c, expressReply(world.ports, transaction, priced))
}

/**
 * Takes in the payment call that the wallet's sheet has the shop send, with the shopper's address. The sheet waits for it,
 * and only then does the provider decide. A total that is not the one in the sheet is refused.
 */
export function settleExpress(c: CheckoutContext, payable: PayableSelection, transaction: unknown): Response {
  const { world } = c.var
  const { current, priced } = payable
  const payment = typeof transaction === 'string' ? findPayment(world, transaction) : null
  const isAwaited =
    payment?.selection === current.selection && payment.state === 'open' && payment.call === 'awaited'
  if (!isAwaited) return failed(c, 'The payment has ended. Please start it again.')
  if (payment.amount !== priced.totals.grandTotal || payment.currency !== priced.pricelist.currency) {
    return failed(c, 'The total is not the one in the wallet.')
  }
  // The shopper's choice in the form is kept there.
  const { paymentMethod } = current.state
  saveSelection(world, { ...current, state: { ...priced.state, paymentMethod } })
  changePayment(world, payment, { call: 'arrived' })
  return reply(c, arrivedReply(payment.transaction))
}

/** Notes that the call was refused which the sheet of a payment waits for. */
export function noteRefusal({ var: { world } }: CheckoutContext, transaction: unknown): void {
  const payment = typeof transaction === 'string' ? findPayment(world, transaction) : null
  if (payment?.call === 'awaited') changePayment(world, payment, { call: 'refused' })
}

function failed(c: CheckoutContext, message: string): Response {
  return refuse(c, 406, { paymentMethod: 'failed' }, { action: 'failed', messages: [message] })
}
