import * as v from 'valibot'
import { paymentEnds } from '#src/commerce/contract/payment/payment-end.ts'
import { paymentSuccessLifetime, unclearReturns } from '../limits.ts'
import { createSharedCalls } from './shared-calls.ts'

/** The outcome of a return from a payment provider; `redirect`: the service sends the shopper to one more page. */
export const ReturnOutcome = v.variant('kind', [
  v.object({ kind: v.literal('placed'), paymentMethod: v.string() }),
  v.object({ kind: v.literal('failed'), end: v.optional(v.picklist(paymentEnds)) }),
  /** The order may have been placed. */
  v.object({ kind: v.literal('unknown') }),
  v.object({ kind: v.literal('redirect'), url: v.string() }),
])
export type ReturnOutcome = v.InferOutput<typeof ReturnOutcome>

export const Success = v.object({
  key: v.string(),
  paymentMethod: v.string(),
  time: v.number(),
})
export type Success = v.InferOutput<typeof Success>

/** The storage of a token's last success. */
export interface SuccessStore {
  read(): Promise<Success | null>
  write(success: Success): Promise<void>
}

/** The service's reply to a payment's result; `unclear`: not reliable; `refused`: it does not accept the token. */
export type Report = Exclude<ReturnOutcome, { kind: 'unknown' }> | { kind: 'unclear' | 'refused' }

export interface ResultCalls {
  report(fields: Record<string, unknown>): Promise<Report>
  /**
   * The payment method of the token's last order (null: there is no order), and whether its cart is empty; null if the
   * service does not answer.
   */
  look(): Promise<{ paymentMethod: string | null; cartIsEmpty: boolean } | null>
}

export interface PaymentReturn {
  key: string
  fields: Record<string, unknown> | null
}

/**
 * The returns of one checkout token, one after the other: the service must get a result once. Equal ones share a call,
 * and a success answers later returns of the payment. Failures are not remembered: another try is a separate payment.
 */
export function createPaymentReturns(store: SuccessStore, now: () => number = Date.now) {
  const share = createSharedCalls<ReturnOutcome>()
  let last: Promise<unknown> = Promise.resolve()
  let unclear: number[] = []

  async function settle({ key, fields }: PaymentReturn, calls: ResultCalls): Promise<ReturnOutcome> {
    const kept = await readSuccess()
    // Unreadable returns have one key, whichever payment they belong to.
    if (fields && kept?.key === key) return placed(kept.paymentMethod)
    unclear = unclear.filter((time) => now() - time < unclearReturns.period)
    if (unclear.length >= unclearReturns.limit) return { kind: 'unknown' }
    const outcome = await ask({ key, fields }, kept, calls)
    if (outcome.kind === 'unknown') unclear.push(now())
    return outcome
  }

  async function ask(
    { key, fields }: PaymentReturn,
    kept: Success | null,
    calls: ResultCalls,
  ): Promise<ReturnOutcome> {
    // Other fields: the same payment once more, such as its cancel link after it was approved; unless the shopper has
    // filled the cart again since, with the same token.
    if (kept && (await calls.look())?.cartIsEmpty) return placed(kept.paymentMethod)
    const report: Report = fields ? await calls.report(fields) : { kind: 'unclear' }
    if (report.kind === 'placed') return succeed(key, report.paymentMethod)
    // This payment failed, or the successful one returned late: the two cannot be distinguished.
    if (report.kind === 'failed') return kept ? { kind: 'unknown' } : report
    if (report.kind === 'refused') return { kind: 'unknown' }
    return report.kind === 'redirect' ? report : findOrder(key, calls)
  }

  /** An order empties the cart: remaining lines mean that the last order is an earlier one. */
  async function findOrder(key: string, calls: ResultCalls): Promise<ReturnOutcome> {
    const found = await calls.look()
    if (!found || found.paymentMethod === null || !found.cartIsEmpty) return { kind: 'unknown' }
    return succeed(key, found.paymentMethod)
  }

  async function readSuccess(): Promise<Success | null> {
    const success = await store.read()
    return success && now() - success.time < paymentSuccessLifetime ? success : null
  }

  async function succeed(key: string, paymentMethod: string): Promise<ReturnOutcome> {
    await store.write({ key, paymentMethod, time: now() })
    return placed(paymentMethod)
  }

  return {
    settle(returned: PaymentReturn, calls: ResultCalls): Promise<ReturnOutcome> {
      return share(returned.key, () => {
        const outcome = last.then(() => settle(returned, calls))
        last = outcome.catch(() => {})
        return outcome
      })
    },
  }
}

function placed(paymentMethod: string): ReturnOutcome {
  return { kind: 'placed', paymentMethod }
}
