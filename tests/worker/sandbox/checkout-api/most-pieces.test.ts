import { expect, test } from 'vitest'
import { mostPieces } from '#src/config.ts'
import { mostOfOneLine } from '#worker/sandbox/checkout-api/request.ts'

test('the shop asks for as many pieces of one part as the service takes, and for no more', () => {
  expect(mostPieces).toBe(mostOfOneLine)
})
