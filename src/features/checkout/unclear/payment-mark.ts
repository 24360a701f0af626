import * as v from 'valibot'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { paymentKey } from '#src/config.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'

const PaymentMark = v.object({
  /** Milliseconds since 1970. */
  startedAt: v.number(),
  /** Since when nobody has said whether it has placed an order; null while it is at a provider, or was refused. */
  unclearSince: v.nullable(v.number()),
  /** What was to be paid; null where that is not known. */
  total: v.nullable(v.number()),
  currency: v.string(),
})

/** What a browser remembers of a payment it has sent, until it has seen the order. */
export type PaymentMark = v.InferOutput<typeof PaymentMark>

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    PaymentMark,
    // As it was stored before there was more to remember than the time.
    v.pipe(
      v.number(),
      v.transform((startedAt): PaymentMark => ({ startedAt, unclearSince: null, total: null, currency: '' })),
    ),
  ]),
)

/** The payment this browser remembers; null without one, or where it cannot be read. */
export function readPaymentMark(store: TextStore): PaymentMark | null {
  const stored = v.safeParse(Stored, store.read(paymentKey))
  return stored.success ? stored.output : null
}

/** The mark of a payment for a cart that is sent now. */
export function startedPayment({ totals, currency }: Selection, now: number): PaymentMark {
  return { startedAt: now, unclearSince: null, total: totals.grandTotal, currency }
}

/**
 * Whether an address that says how a payment ended is to be believed: a link could say so too, to whom never paid. A
 * browser that remembers nothing believes it.
 */
export function believesReturn(store: TextStore): boolean {
  if (readPaymentMark(store)) return true
  store.write(paymentKey, '0')
  const remembers = store.read(paymentKey) !== null
  store.write(paymentKey, null)
  return !remembers
}

/** Remembers a payment in place of an earlier one; null forgets it. */
export function writePaymentMark(store: TextStore, mark: PaymentMark | null): void {
  store.write(paymentKey, mark && JSON.stringify(mark))
}
