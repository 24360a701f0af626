import { atom, type Getter, type Setter } from 'jotai'
import type { Visit } from '#src/visit.ts'
import { visitAtom } from '#src/visit.ts'
import { type PaymentMark, readPaymentMark, writePaymentMark } from './payment-mark.ts'

const sinceAtom = atom<number | null>(null)

export const unclearPaymentAtom = atom((get): PaymentMark | null => {
  get(sinceAtom)
  const visit = get(visitAtom)
  const mark = visit && readPaymentMark(visit.browserStore)
  return mark && mark.unclearSince !== null ? mark : null
})

export function isUnclear({ browserStore }: Visit): boolean {
  return (readPaymentMark(browserStore)?.unclearSince ?? null) !== null
}

/** Records it for later documents, too. Returns the time since which the outcome has been unknown. */
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
