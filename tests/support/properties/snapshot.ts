import assert from 'node:assert/strict'
import fc from 'fast-check'
import { maxWishlistParts } from '#src/config.ts'
import {
  maxPrice,
  parseSnapshot,
  type Snapshot,
  type Supply,
  snapshotQuery,
} from '#src/features/wishlist/shared/snapshot.ts'
import type { Runs } from './return.ts'

const id = fc.integer({ min: 1, max: 999_999_999 }).map(String)
const number = fc.nat({ max: 999_999_999 })
const state = fc
  .tuple(fc.option(fc.nat({ max: maxPrice })), fc.constantFrom<Supply>('in', 'later', 'out'))
  .map(([price, supply]) => ({ price, supply }))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))
const parts = fc
  .uniqueArray(fc.tuple(id, state), {
    minLength: 1,
    maxLength: maxWishlistParts,
    selector: ([product]) => product,
  })
  .map((entries) => new Map(entries))
const snapshot = fc
  .tuple(day, number, number, parts)
  .map(([shared, market, pricelist, states]): Snapshot => ({ day: shared, market, pricelist, parts: states }))

const field = fc.oneof(
  fc.constantFrom(
    ...['1', '2', '20261125', '20260231', '20261332', '1-19', '0-0', '1-', '-1', '__proto__', 'constructor'],
    ...['4711i34900', '4711o', '4711l0', '4711i007', '0i1', '4711x1', '4711i1e9', '4711i-1', '７i1', ''],
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789', 'i', 'l', 'o', '-', '.', ' '), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const body = fc.array(field, { maxLength: 8 })
const text = fc.oneof(
  fc.array(field, { maxLength: 12 }).map((fields) => fields.join('.')),
  body.map((fields) => ['1', '20261125', '1-19', ...fields].join('.')),
  body.map((fields) => ['1', '20261125', '1-19', '7i1', ...fields].join('.')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(`1.20261125.1-19${'.7i1'.repeat(3_000)}`, '9'.repeat(5_000)),
)

const reread = (known: Snapshot | null) => parseSnapshot(new URLSearchParams(snapshotQuery(known)))

/**
 * The query of any snapshot is read as that snapshot, and is at most 2,205 plain characters; any other query is read
 * without a throw and without a changed prototype, as at most a hundred parts within their bounds, and what was read is
 * written and read as the same.
 */
export function checkSnapshots(runs: Runs): void {
  const builtIn = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(snapshot, text, (known, any) => {
      assert.deepEqual(reread(known), known)
      assert.match(snapshotQuery(known), /^\?was=[\da-z.-]{1,2200}$/)
      const parsed = parseSnapshot(new URLSearchParams({ was: any }))
      if (!parsed) return
      assert.ok(parsed.parts.size > 0 && parsed.parts.size <= maxWishlistParts)
      for (const [product, { price }] of parsed.parts) {
        assert.match(product, /^[1-9]\d{0,8}$/)
        assert.ok(price === null || (Number.isSafeInteger(price) && price >= 0 && price <= maxPrice))
      }
      assert.deepEqual(reread(parsed), parsed)
    }),
    runs,
  )
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), builtIn)
}
