import fc from 'fast-check'
import { expect, test } from 'vitest'
import { path } from '#src/commerce/call-path.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

const climbing = new Set(['', '.', '..'])

test('any segments make exactly as many segments of a path', () => {
  const segment = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a/b', '..%2f', '%2e%2e', '?x=1', '#y', '\\', ' ', '@host', '/'),
  )
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 6 }), (segments) => {
      fc.pre(!segments.some((text) => climbing.has(text)))
      const { pathname, search, hash, host } = new URL(`https://shop.test/base${path(...segments)}`)
      expect(pathname.split('/').slice(2).map(decodeURIComponent)).toEqual(segments)
      expect([search, hash, host]).toEqual(['', '', 'shop.test'])
    }),
    { numRuns: propertyRuns },
  )
})

test.each([...climbing])('a segment "%s" is refused: encoding would leave it able to climb', (segment) => {
  expect(() => path('items', segment)).toThrow(RangeError)
})
