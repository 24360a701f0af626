import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as paths from '#src/paths.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test('the parameters of an address cannot leave their place in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(text !== '.' && text !== '..')
      for (const address of [paths.product(text), paths.info(text), paths.confirmation(text)]) {
        const { origin, pathname } = new URL(address, 'https://shop.test')
        expect(origin).toBe('https://shop.test')
        expect(pathname.split('/').length).toBe(3)
      }
    }),
    { numRuns: propertyRuns },
  )
})
