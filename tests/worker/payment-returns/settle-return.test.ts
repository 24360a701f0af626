import { expect, test, vi } from 'vitest'
import {
  createPaymentReturns,
  type ResultCalls,
  type Success,
  type SuccessStore,
} from '#worker/payment-returns/settle-return.ts'

const approving: ResultCalls = {
  report: async () => ({ kind: 'placed', paymentMethod: 'card' }),
  look: async () => null,
}

/** Remembers a success for as long as the test runs. */
function createStore(): SuccessStore {
  let kept: Success | null = null
  return {
    read: async () => kept,
    write: async (success) => {
      kept = success
    },
  }
}

test('a return is settled when those before it are, so that one payment is reported once', async () => {
  const reported: unknown[] = []
  const unanswered: (() => void)[] = []
  const calls: ResultCalls = {
    async report(fields) {
      reported.push(fields)
      await new Promise<void>((resolve) => unanswered.push(resolve))
      return { kind: 'placed', paymentMethod: 'card' }
    },
    look: async () => ({ paymentMethod: 'card', cartIsEmpty: true }),
  }
  const returns = createPaymentReturns(createStore())
  const both = [{ status: 'ok' }, { status: 'cancel' }].map((fields) =>
    returns.settle({ key: fields.status, fields }, calls),
  )
  await vi.waitFor(() => expect(reported).not.toEqual([]))
  for (const answer of unanswered) answer()
  expect(await Promise.all(both)).toEqual([
    { kind: 'placed', paymentMethod: 'card' },
    { kind: 'placed', paymentMethod: 'card' },
  ])
  expect(reported).toEqual([{ status: 'ok' }])
})

test('an empty cart without an order, as of a session that has expired, leaves the outcome unknown', async () => {
  const returns = createPaymentReturns(createStore())
  const calls: ResultCalls = {
    report: async () => ({ kind: 'unclear' }),
    look: async () => ({ paymentMethod: null, cartIsEmpty: true }),
  }
  expect(await returns.settle({ key: 'a', fields: {} }, calls)).toEqual({ kind: 'unknown' })
})

test('a return that could not be settled does not hold up the next one', async () => {
  let isBroken = true
  const returns = createPaymentReturns({
    async read() {
      if (isBroken) throw new Error('The storage is unavailable')
      return null
    },
    async write() {},
  })
  const returned = { key: 'a', fields: {} }
  await expect(returns.settle(returned, approving)).rejects.toThrow('unavailable')
  isBroken = false
  expect(await returns.settle(returned, approving)).toEqual({ kind: 'placed', paymentMethod: 'card' })
})

test('equal declined returns that come together share one report, and all have failed', async () => {
  let reports = 0
  // For the service, a payment that was reported as declined no longer exists.
  const declining: ResultCalls = {
    report: async () => ({ kind: reports++ === 0 ? 'failed' : 'unclear' }),
    look: async () => null,
  }
  const returns = createPaymentReturns(createStore())
  const together = Array.from({ length: 5 }, () => returns.settle({ key: 'a', fields: {} }, declining))
  expect(new Set((await Promise.all(together)).map(({ kind }) => kind))).toEqual(new Set(['failed']))
  expect(reports).toBe(1)
})
