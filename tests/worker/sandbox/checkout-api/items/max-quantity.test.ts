import { expect, test } from 'vitest'
import { maxQuantity } from '#src/config.ts'
import { maxLineQuantity } from '#worker/sandbox/checkout-api/request.ts'

test('the shop asks for as many pieces of one part as the service takes, and for no more', () => {
  expect(maxQuantity).toBe(maxLineQuantity)
})
