import type { PricedSelection } from '../selection/priced-selection.ts'
import { invoice } from './payment-methods.ts'
import { paymentSentinel } from './sentinel.ts'

/** The result of the invoice company's credit check. */
export type Verdict =
  | { kind: 'pay' }
  | { kind: 'declined' }
  /** The shopper must identify themselves on a page of the invoice company first; `accepted` is the result of that. */
  | { kind: 'identify'; returnsTo: 'return' | 'failed'; accepted: boolean }

const verdicts: Record<string, Verdict> = {
  decline: { kind: 'declined' },
  identify: { kind: 'identify', returnsTo: 'return', accepted: true },
  'identify-fail': { kind: 'identify', returnsTo: 'return', accepted: false },
  'identify-cancel': { kind: 'identify', returnsTo: 'failed', accepted: false },
}

/**
 * Simulates a credit check. The local part of the e-mail address decides the verdict (`decline@…`, `identify@…`), so
 * that every outcome can be reached by typing.
 */
export function creditCheck({ state, totals }: PricedSelection): Verdict {
  const name = paymentSentinel(state)
  const verdict = Object.hasOwn(verdicts, name) ? verdicts[name] : undefined
  const isInvoice = state.paymentMethod === invoice.paymentMethod && totals.grandTotal > 0
  return isInvoice && verdict ? verdict : { kind: 'pay' }
}
