import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWishlistIds, serializeWishlistIds } from '#src/features/wishlist/wishlist-ids.ts'

const id = fc.integer({ min: 1, max: 999_999_999 }).map(String)

test('a shared address is read unchanged', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 100 }), (products) => {
      expect(parseWishlistIds(serializeWishlistIds(products))).toEqual(products)
    }),
  )
})

test('any address gives at most a hundred product numbers, each once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.oneof(id, fc.string())).map(String)), (text) => {
      const products = parseWishlistIds(text)
      expect(products.length).toBeLessThanOrEqual(100)
      expect(new Set(products).size).toBe(products.length)
      for (const product of products) expect(product).toMatch(/^[1-9]\d{0,8}$/)
    }),
  )
})

test('of three thousand numbers a hundred are read', () => {
  const text = Array.from({ length: 3_000 }, (_, index) => index + 1).join()
  expect(parseWishlistIds(text)).toHaveLength(100)
})

test.each([
  ['7,9,7', ['7', '9']],
  ['7,,9,', ['7', '9']],
  ['7, 9', ['7']],
  ['-7,0,07,1e3,0x10,1.5,9999999999', []],
  ['<script>,7,../../brands,__proto__', ['7']],
  ['', []],
])('of %j the products are %j', (text, products) => {
  expect(parseWishlistIds(text)).toEqual(products)
})
