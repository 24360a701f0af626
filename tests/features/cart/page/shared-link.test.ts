import { expect, test } from 'vitest'
import { checkSharedLinks } from '#tests/support/properties/shared-link.ts'

test('people with the same link to a saved cart never see or change each other’s carts, in 100 random orders of their calls', async () => {
  const { copies, orders } = await checkSharedLinks({ numRuns: 100 })
  expect(copies).toBeGreaterThan(50)
  expect(orders).toBeGreaterThan(20)
})
