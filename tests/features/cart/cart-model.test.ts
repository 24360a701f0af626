import { expect, test } from 'vitest'
import { createNaiveCart } from '#tests/support/cart-model/naive-cart.ts'
import { createSandboxService } from '#tests/support/cart-model/sandbox-service.ts'
import { checkSchedules, countBroken } from '#tests/support/cart-model/schedules.ts'

test('the cart keeps its invariants, and no widget pays for a changed cart, in 2,000 random schedules of presses, tabs and network faults', async () => {
  const { message, totals } = await checkSchedules({ runs: 2_000 })
  expect(message).toBe('')
  expect(totals.pressed).toBeGreaterThan(2_000)
  expect(totals.faults).toBeGreaterThan(2_000)
  expect(totals.payments).toBeGreaterThan(100)
}, 60_000)

test('schedules that a cart with a queue survives break a cart without one', async () => {
  expect(await countBroken(100, createNaiveCart)).toBeGreaterThan(30)
})

test.each([
  ['leaves deposits to its callers', false],
  ['adds deposits by itself', true],
])(
  'the cart keeps its invariants with the sandbox’s own checkout, which %s',
  async (_, automaticDeposits) => {
    const createService = () => createSandboxService(automaticDeposits)
    const { message, totals } = await checkSchedules({ runs: 30, createService })
    expect(message).toBe('')
    expect(totals.applied).toBeGreaterThan(20)
  },
  60_000,
)
