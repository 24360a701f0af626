import * as v from 'valibot'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { paymentKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'

const PaymentMark = v.object({
  startedAt: v.number(),
  /** Time since which the outcome has been unknown; null while it is at a provider, or was refused. */
  unclearSince: v.nullable(v.number()),
  total: v.nullable(v.number()),
  currency: v.string(),
})

/** The browser's record of a sent payment, kept until the order is seen. */
export type PaymentMark = v.InferOutput<typeof PaymentMark>

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    PaymentMark,
    // The earlier format, which stored only the time.
    v.pipe(
      v.number(),
      v.transform((startedAt): PaymentMark => ({ startedAt, unclearSince: null, total: null, currency: '' })),
    ),
  ]),
)

export function readPaymentMark(store: TextStore): PaymentMark | null {
  const stored = v.safeParse(Stored, store.read(paymentKey))
  return stored.success ? stored.output : null
}

export function startedPayment({ totals, currency }: Selection, now: number): PaymentMark {
  return { startedAt: now, unclearSince: null, total: totals.grandTotal, currency }
}

/** False without a started payment: a link could claim a result. A browser without storage trusts it. */
export function trustsReturn(store: TextStore): boolean {
  if (readPaymentMark(store)) return true
  store.write(paymentKey, '0')
  const remembers = store.read(paymentKey) !== null
  store.write(paymentKey, null)
  return !remembers
}

export function writePaymentMark(store: TextStore, mark: PaymentMark | null): void {
  store.write(paymentKey, mark && JSON.stringify(mark))
}
