// Centra, "Adyen Drop-In": https://centra.dev/docs/extend-with-plugins/checkout/adyen-drop-in

import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import { capture } from '../../provider/capture.ts'
import { findPayment, refusalCodes, type StoredPayment, savePaymentState } from '../../provider/payments.ts'
import { cardFieldsReply, challengeReply } from '../../provider/widgets/card-fields.ts'
import type { Wire } from '../../wire-type.ts'
import { loggedInWire } from '../customer/customer-store.ts'
import type { CheckoutContext } from '../env.ts'
import { regionFields } from '../selection/region-wire.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { saveSelection } from '../selection/selection-store.ts'
import { refuse, reply } from '../wire.ts'
import { isExpress, settleExpress, startExpress } from './express-payment.ts'
import { missingPages } from './payment-pages.ts'
import { type PayableSelection, startPaymentOf } from './start-payment.ts'

/**
 * Starts a payment whose widget is in the page of the shop, and answers with the widget. `hasAddress`: the call had
 * the shopper's address, which the widget then sends with the payment; without it, the selection stays as it is stored.
 */
export function startWidget(c: CheckoutContext, payable: PayableSelection, hasAddress: boolean): Response {
  const { state } = payable.priced
  if (isExpress(state)) return startExpress(c, payable, hasAddress)
  const missing = missingPages(state)
  if (missing) return refuse(c, 406, missing)
  const { world } = c.var
  if (hasAddress) saveSelection(world, { ...payable.current, state })
  const transaction = startPaymentOf(c, payable, 'open')
  const address = hasAddress ? state.address : null
  return reply(c, cardFieldsReply(world.ports, { transaction, state, address }))
}

/** Pays with what the widget has sent: `transaction` is the payment it was started with. */
export function settleWidget(
  c: CheckoutContext,
  payable: PayableSelection,
  fields: Record<string, unknown>,
): Response {
  if (fields.transaction === undefined) return startWidget(c, payable, true)
  if (isExpress(payable.priced.state)) return settleExpress(c, payable, fields.transaction)
  const { world } = c.var
  const { current, priced } = payable
  const payment = typeof fields.transaction === 'string' ? findPayment(world, fields.transaction) : null
  if (payment?.selection !== current.selection || payment.state !== 'open' || payment.card === null) {
    return failed(c, 'The payment has ended. Please start it again.')
  }
  const isSame = payment.amount === priced.totals.grandTotal && payment.currency === priced.pricelist.currency
  if (!isSame) {
    savePaymentState(world, payment.transaction, 'failed')
    return failed(c, 'The amount has changed since the payment was started.')
  }
  saveSelection(world, { ...current, state: priced.state })
  return settleCard(c, payment, priced.state)
}

function settleCard(c: CheckoutContext, payment: StoredPayment, state: SelectionState): Response {
  const { world, sessionRow, serverSide } = c.var
  const { transaction } = payment
  switch (payment.card) {
    case 'challenge':
      return reply(c, challengeReply(transaction))
    case 'redirect':
      return reply(c, {
        action: 'redirect',
        url: `${world.ports.providerUrl}/pay/hosted/${transaction}`,
        orderId: transaction,
      } satisfies Wire<typeof PaymentReply>)
    case 'timeout':
      return refuse(c, 500, { paymentMethod: 'timeout' })
    case 'declined':
      savePaymentState(world, transaction, 'declined')
      return failed(c, 'The card was declined. Please use another one.', refusalCodes.get('declined'))
  }
  const outcome = capture(world, { ...payment, state: 'approved' })
  if (outcome.kind !== 'placed')
    return failed(c, 'The order could not be placed, and the card was not charged.')
  const order = { ...outcome.order, affiliateHtml: '' }
  const body = {
    action: 'success',
    order,
    ...regionFields(world, state, serverSide),
    ...loggedInWire(world, sessionRow),
  } satisfies Wire<typeof PaymentReply>
  return reply(c, body, 201)
}

function failed(c: CheckoutContext, message: string, code?: string): Response {
  const extra = { action: 'failed', ...(code && { code }), messages: [message] }
  return refuse(c, 406, { paymentMethod: 'failed' }, extra)
}
