import { expect, test } from 'vitest'
import { maxRememberedReturns } from '#worker/limits.ts'
import { createMemoryReturns } from '#worker/payment-returns/memory-returns.ts'
import type { ResultCalls } from '#worker/payment-returns/settle-return.ts'

/** A service that approves every payment; `reported`: how often one was reported to it. */
function createCalls() {
  const calls = {
    reported: 0,
    async report() {
      calls.reported += 1
      return { kind: 'placed', paymentMethod: 'card' } as const
    },
    look: async () => null,
  }
  return calls satisfies ResultCalls
}

const returned = { key: 'a', fields: {} }

test('in memory, successes are remembered for a limited number of tokens, and the oldest is dropped', async () => {
  const returns = createMemoryReturns()
  const calls = createCalls()
  await returns('first').settle(returned, calls)
  for (let count = 1; count < maxRememberedReturns; count += 1) returns(`token-${count}`)
  await returns('first').settle(returned, calls)
  expect(calls.reported).toBe(1)
  for (let count = 0; count < maxRememberedReturns; count += 1) returns(`other-${count}`)
  await returns('first').settle(returned, calls)
  expect(calls.reported).toBe(2)
})
