import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  maxSearchLength,
  parseOrderQuery,
  serializeOrderQuery,
} from '#src/features/orders/list/order-query.ts'

test('any query of the order list is parsed within bounds, and read again as it was written', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  const page = fc.oneof(fc.integer().map(String), fc.string())
  fc.assert(
    fc.property(text, fc.constantFrom('1', '', 'x'), page, (search, invoices, number) => {
      const parsed = parseOrderQuery(new URLSearchParams({ q: search, invoices, page: number }))
      expect(parsed.search.length).toBeLessThanOrEqual(maxSearchLength)
      expect(parsed.search.isWellFormed()).toBe(true)
      expect(Number.isInteger(parsed.page) && parsed.page >= 1 && parsed.page <= 1000).toBe(true)
      expect(parseOrderQuery(new URLSearchParams(serializeOrderQuery(parsed)))).toEqual(parsed)
    }),
  )
})
