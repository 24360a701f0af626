import { external } from '../checkout-api/payment/payment-methods.ts'
import { returnAddress } from '../checkout-api/payment/payment-pages.ts'
import { paymentSentinel } from '../checkout-api/payment/sentinel.ts'
import { findOpenSelection } from '../checkout-api/selection/selection-store.ts'
import { fromCents } from '../rules/money.ts'
import type { World } from '../world.ts'
import { signExternalResult } from './external-result.ts'
import type { PaymentState, StoredPayment } from './payments.ts'

export interface ReturnTarget {
  address: string
  /** The fields of the form that is posted; null: the shopper comes back by GET. */
  fields: Record<string, string> | null
}

/** The address to which the shopper of a decided payment returns; the result is the same at any time. */
export async function returnTarget(
  world: World,
  payment: StoredPayment,
  byPost: boolean,
): Promise<ReturnTarget> {
  const { paymentMethod, returnPage, failedPage, state } = payment
  if (state === 'cancelled') return { address: failedPage, fields: null }
  const fields =
    paymentMethod === external.paymentMethod
      ? await externalFields(world, payment)
      : plainFields(payment, byPost)
  const query = { centraPaymentMethod: paymentMethod, ...(byPost ? {} : fields) }
  return { address: returnAddress(returnPage, query) ?? '', fields: byPost ? fields : null }
}

/** The fields the provider adds to the return page of a payment. */
export function plainFields({ transaction, state }: StoredPayment, byPost: boolean): Record<string, string> {
  const result = resultOf(state)
  return byPost
    ? { transaction, 'details[result]': result, 'details[reference][0]': transaction }
    : { transaction, result }
}

const taken: PaymentState[] = ['approved', 'captured', 'refunded']

function resultOf(state: PaymentState): 'approved' | 'declined' | 'expired' {
  if (state === 'expired') return state
  return taken.includes(state) ? 'approved' : 'declined'
}

/** The fields that the merchant's server passes on; `wrong-signature@…` and `wrong-amount@…` make them wrong. */
async function externalFields(world: World, payment: StoredPayment): Promise<Record<string, string>> {
  const { selection, amount, currency, transaction, state } = payment
  const stored = findOpenSelection(world, selection)
  const sentinel = stored ? paymentSentinel(stored.state) : ''
  const result = {
    selection,
    amount: fromCents(sentinel === 'wrong-amount' ? amount + 1_00 : amount).toFixed(2),
    currency,
    timestamp: String(Math.floor(world.ports.now() / 1000)),
    transactionReference: transaction,
    success: String(resultOf(state) === 'approved'),
  }
  const secret = sentinel === 'wrong-signature' ? 'another secret' : world.ports.secret
  const signature = await signExternalResult(result, secret)
  return { ...result, signature, 'transaction[result]': resultOf(state) }
}
