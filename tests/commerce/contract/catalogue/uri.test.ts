import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isUri, OptionalUri, Uri } from '#src/commerce/contract/catalogue/uri.ts'
import * as paths from '#src/paths.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test.each([
  'brakes',
  'brakes/disc-brakes',
  'Bromsskiva',
  'slim-5.5',
  'brömsskiva',
  'bd-316+x',
  'シऌēźç',
  'x.data',
  '100%-cotton',
  "it's (new), 2 & 3",
  '0w-20',
])('%s is the address of something', (uri) => {
  expect(v.parse(Uri, uri)).toBe(uri)
  expect(v.parse(Uri, encodeURIComponent(uri))).toBe(uri)
})

test.each([
  '',
  '/',
  '/brakes',
  'brakes/',
  'a//b',
  '.',
  '..',
  '../brands',
  'a/../b',
  '%2e%2e',
  'a%2f..%2fb',
  'a?b',
  'a#b',
  'a\\b',
  ' a',
  'a ',
  'a\nb',
  'a\u0000',
  '\ud800',
  '\u202ea',
  'a'.repeat(401),
])('%j is not an address', (text) => {
  expect(v.is(Uri, text)).toBe(false)
})

test('a record may be without an address', () => {
  expect([undefined, null, ''].map((uri) => v.parse(OptionalUri, uri))).toEqual(['', '', ''])
})

const uris = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('x.data', '.data', '_.data', '%2F'),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join('/'))
  .filter(isUri)

test('an address of the shop leads back to its parts, for any letters', () => {
  fc.assert(
    fc.property(uris, (uri) => {
      for (const path of [paths.product(uri), paths.category(uri)]) {
        const { pathname, search, hash } = new URL(path, 'https://shop.test')
        expect([pathname, search, hash]).toEqual([path, '', ''])
        expect(pathname).not.toMatch(/\.data$/)
        expect(decodeURIComponent(pathname.slice('/p/'.length))).toBe(uri)
      }
      expect(paths.product(uri).split('/')).toHaveLength(3)
    }),
    { numRuns: propertyRuns },
  )
})
