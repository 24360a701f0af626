import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnReasons } from '#src/commerce/contract/support.ts'
import { parseSentReturns, serializeSentReturns } from '#src/features/orders/returns/sent-returns.ts'

const sent = {
  order: '1010',
  receivedAt: '2026-11-23T10:15:30.000Z',
  parts: [{ row: 0, quantity: 2, reason: 'noFit' as const }],
}
const headerOf = ({ name, value }: { name: string; value: string }) => `a=1; ${name}=${value}; b=2`

test('sent requests are remembered, the latest first, and one that was sent again once', () => {
  const later = { ...sent, order: '1011' }
  const first = parseSentReturns(headerOf(serializeSentReturns(sent, [])))
  expect(first).toEqual([sent])
  const both = parseSentReturns(headerOf(serializeSentReturns(later, first)))
  expect(both).toEqual([later, sent])
  expect(parseSentReturns(headerOf(serializeSentReturns(sent, both)))).toEqual([sent, later])
})

test('the oldest are forgotten', () => {
  const five = ['1', '2', '3', '4', '5'].map((order) => ({ ...sent, order }))
  const kept = parseSentReturns(headerOf(serializeSentReturns(sent, five)))
  expect(kept.map(({ order }) => order)).toEqual(['1010', '1', '2', '3', '4'])
})

test('any requests fit into a cookie and can be read again', () => {
  const part = fc.record({
    row: fc.nat(99),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    reason: fc.constantFrom(...returnReasons),
  })
  const parts = fc.array(part, { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 5 }), (requests) => {
      const [latest = sent, ...earlier] = requests.map((each, index) => ({
        ...sent,
        order: String(index),
        parts: each,
      }))
      const cookie = serializeSentReturns(latest, earlier)
      expect(cookie.value.length).toBeLessThanOrEqual(2_000)
      const read = parseSentReturns(headerOf(cookie))
      expect(read).toEqual([latest, ...earlier].slice(0, read.length))
    }),
  )
})

test('a damaged cookie has no requests', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const value of [text, btoa(encodeURIComponent(text))])
        expect(parseSentReturns(`rc_returns=${value}`)).toEqual([])
    }),
  )
})
