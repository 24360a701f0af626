import { type PaymentState, startPayment } from '../../provider/payments.ts'
import type { CheckoutContext } from '../env.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'
import type { StoredSelection } from '../selection/selection-store.ts'

/** A selection that can be paid. */
export interface PayableSelection {
  session: number
  /** The selection as it is stored. */
  current: StoredSelection
  /** The selection as it is to be paid, with the changes of the payment call. */
  priced: PricedSelection
}

/** Stores a payment of the selection; returns the transaction id. The selection itself is not stored. */
export function startPaymentOf(
  { var: { world } }: CheckoutContext,
  { session, current, priced: { state, totals, pricelist } }: PayableSelection,
  paymentState: PaymentState,
): string {
  return startPayment(world, {
    session,
    selection: current.selection,
    state: paymentState,
    paymentMethod: state.paymentMethod,
    amount: totals.grandTotal,
    currency: pricelist.currency,
    returnPage: state.paymentReturnPage,
    failedPage: state.paymentFailedPage,
  })
}
