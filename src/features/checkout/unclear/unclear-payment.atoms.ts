import { atom, type Getter, type Setter } from 'jotai'
import type { Visit } from '#src/visit.ts'
import { visitAtom } from '#src/visit.ts'
import { type PaymentMark, readPaymentMark, writePaymentMark } from './payment-mark.ts'

/** Since when this document has not known whether a payment has placed an order. */
const sinceAtom = atom<number | null>(null)

/** The payment of which nobody has said whether it has placed an order, of this document or an earlier one. */
export const unclearPaymentAtom = atom((get): PaymentMark | null => {
  get(sinceAtom)
  const visit = get(visitAtom)
  const mark = visit && readPaymentMark(visit.browserStore)
  return mark && mark.unclearSince !== null ? mark : null
})

/** Whether this browser, in any of its tabs, waits to learn what became of a payment. */
export function isUnclear({ browserStore }: Visit): boolean {
  return (readPaymentMark(browserStore)?.unclearSince ?? null) !== null
}

/** Notes, here and for the documents after this one, that it is not known what became of a payment. Returns since when. */
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

/** Notes that the payment is known to have placed no order, or that a new one begins. */
export function endUnclear(set: Setter, { browserStore }: Visit): void {
  const mark = readPaymentMark(browserStore)
  if (mark) writePaymentMark(browserStore, { ...mark, unclearSince: null })
  set(sinceAtom, null)
}
