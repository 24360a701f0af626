import type { PricedSelection } from '../selection/priced-selection.ts'
import { invoice } from './payment-methods.ts'

/** What the invoice company makes of a shopper. */
export type Verdict =
  | { kind: 'pay' }
  | { kind: 'declined' }
  /** They are to identify themselves first, on a page of the invoice company's. */
  | { kind: 'identify'; returnsTo: 'return' | 'failed'; accepted: boolean }

const verdicts: Record<string, Verdict> = {
  decline: { kind: 'declined' },
  identify: { kind: 'identify', returnsTo: 'return', accepted: true },
  'identify-fail': { kind: 'identify', returnsTo: 'return', accepted: false },
  'identify-cancel': { kind: 'identify', returnsTo: 'failed', accepted: false },
}

/** Decided by the name before the @, so that every end can be reached by typing. */
export function creditCheck({ state, totals }: PricedSelection): Verdict {
  const [name = ''] = (state.address.email ?? '').toLowerCase().split('@')
  const verdict = Object.hasOwn(verdicts, name) ? verdicts[name] : undefined
  const asked = state.paymentMethod === invoice.paymentMethod && totals.grandTotal > 0
  return asked && verdict ? verdict : { kind: 'pay' }
}
