import { expect, test } from 'vitest'
import { parseSharedState } from '#src/features/wishlist/shared/shared-state.ts'
import { checkSharedStates } from '#tests/support/shared-state-properties.ts'

test('20,000 texts are read as the state of a shared list, or not at all', () => {
  expect(() => checkSharedStates({ numRuns: 20_000 })).not.toThrow()
})

test.each([
  ['1.11.2026-11-25.qoY', { price: 9.6, stock: 'stock' }],
  ['1.11.2026-11-25.L', { price: null, stock: 'later' }],
  ['1.11.2026-11-25.0N', { price: 0, stock: 'none' }],
])('%s is read', (text, part) => {
  expect(parseSharedState(text)).toEqual({ pricelist: 11, day: '2026-11-25', parts: [part] })
})

test.each(['', '2.11.2026-11-25.qoY', '1.11.2026-11-31.qoY', '1.11.2026-11-25', '1.11.2026-11-25.qo', null])(
  '%s is not read',
  (text) => {
    expect(parseSharedState(text)).toBeNull()
  },
)
