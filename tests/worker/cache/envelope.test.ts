import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from '#worker/cache/envelope.ts'
import { notFoundPolicy, policies } from '#worker/cache/policy.ts'

const minute = 60_000
const now = 1_000_000

test('the times of an answer follow from its policy', () => {
  expect(seal({ status: 200, body: {} }, policies.listing, now)).toMatchObject({
    storedAt: now,
    freshUntil: now + minute,
    staleUntil: now + 10 * minute,
    errorUntil: now + 10 * minute + 24 * 60 * minute,
  })
})

test('categories and countries last longer than products', () => {
  expect(policies.taxonomy.fresh).toBeGreaterThan(policies.product.fresh)
  expect(policies.taxonomy.ifError).toBe(7 * 24 * 60 * 60)
})

test('"not found" is believed for half a minute and not a moment longer', () => {
  const { freshUntil, errorUntil } = seal({ status: 404, body: {} }, notFoundPolicy, now)
  expect([freshUntil, errorUntil]).toEqual([now + 30_000, now + 30_000])
})

test('an envelope survives being written down', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 100, max: 599 }), (body, status) => {
      const envelope = seal({ status, body }, policies.product, now)
      expect(unseal(JSON.stringify(envelope))).toEqual(JSON.parse(JSON.stringify(envelope)))
    }),
  )
})

test('anything else found in its place counts as nothing', () => {
  expect(['', '{}', 'null', '<html>', '{"storedAt":"now"}'].map(unseal)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(unseal(text)).toBeNull()
    }),
  )
})
