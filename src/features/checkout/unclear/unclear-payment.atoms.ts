import { atom, type Getter, type Setter } from 'jotai'
import type { Visit } from '#src/visit.ts'
import { visitAtom } from '#src/visit.ts'
import { type PaymentMark, readPaymentMark, writePaymentMark } from './payment-mark.ts'

/** Time since which this document has not known the outcome of a payment. */
const sinceAtom = atom<number | null>(null)

/** The payment with an unknown outcome, of this document or an earlier one. */
export const unclearPaymentAtom = atom((get): PaymentMark | null => {
  get(sinceAtom)
  const visit = get(visitAtom)
  const mark = visit && readPaymentMark(visit.browserStore)
  return mark && mark.unclearSince !== null ? mark : null
})

/** True if this browser, in any tab, waits for the outcome of a payment. */
export function isUnclear({ browserStore }: Visit): boolean {
  return (readPaymentMark(browserStore)?.unclearSince ?? null) !== null
}

/**
 * Records, here and for later documents, that the outcome of a payment is unknown. Returns the time since which it has
 * been.
 */
export function noteUnclear(get: Getter, set: Setter, { browserStore, now }: Visit): number {
  const mark = readPaymentMark(browserStore)
  const since = get(sinceAtom) ?? mark?.unclearSince ?? now()
  writePaymentMark(browserStore, {
    startedAt: since,
    total: null,
    currency: '',
    ...mark,
    unclearSince: since,
  })
  set(sinceAtom, since)
  return since
}

export function endUnclear(set: Setter, { browserStore }: Visit): void {
  const mark = readPaymentMark(browserStore)
  if (mark) writePaymentMark(browserStore, { ...mark, unclearSince: null })
  set(sinceAtom, null)
}
