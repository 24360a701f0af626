import { expect, test } from 'vitest'
import {
  calendarDay,
  parseSnapshot,
  sharedPath,
  snapshotQuery,
} from '#src/features/wishlist/shared/snapshot.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkSnapshots } from '#tests/support/properties/snapshot.ts'

const parse = (was: string) => parseSnapshot(new URLSearchParams({ was }))

test('any query is read without an exception, and a written query is read unchanged', () => {
  expect(() => checkSnapshots({ numRuns: propertyRuns })).not.toThrow()
})

test('a link notes day, prices, and the state of each part', () => {
  const snapshot = {
    day: '2026-11-25',
    market: 1,
    pricelist: 19,
    parts: new Map([
      ['4711', { price: 34_900, supply: 'in' as const }],
      ['4712', { price: null, supply: 'out' as const }],
    ]),
  }
  const path = sharedPath(['4711', '4712', '4713'], snapshot)
  expect(path).toBe('/wishlist/4711,4712,4713?was=1.20261125.1-19.4711i34900.4712o')
  expect(parseSnapshot(new URL(path, 'https://shop.test').searchParams)).toEqual(snapshot)
})

test('without a known state a link has only the path', () => {
  expect(sharedPath(['7'], null)).toBe('/wishlist/7')
  expect(snapshotQuery({ day: '2026-11-25', market: 1, pricelist: 19, parts: new Map() })).toBe('')
})

test.each([
  '',
  '2.20261125.1-19.7i1',
  '1.20260231.1-19.7i1',
  '1.19991231.1-19.7i1',
  '1.20261125.1-.7i1',
  '1.20261125.1-19',
  '1.20261125.1-19.7x1.07i1.7i01.__proto__',
])('%j is not a snapshot', (text) => {
  expect(parse(text)).toBeNull()
})

test('a damaged part is left out, and a hundred of three hundred are read', () => {
  expect(parse('1.20261125.1-19.7i1e9.8l500.9i99999999999')?.parts).toEqual(
    new Map([['8', { price: 500, supply: 'later' }]]),
  )
  const entries = Array.from({ length: 300 }, (_, index) => `.${index + 1}o`).join('')
  expect(parse(`1.20261125.1-19${entries}`)?.parts.size).toBe(100)
})

test('a text longer than a hundred parts can be is not read', () => {
  expect(parse(`1.20261125.1-19${'.7i1'.repeat(600)}`)).toBeNull()
})

test('a day is that of the device, not of UTC', () => {
  expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
