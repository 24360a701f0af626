import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftSearch, parseDraft } from '#src/features/catalogue/offer/purchase-draft.ts'
import * as paths from '#src/paths.ts'

const read = (search: string) => parseDraft(new URLSearchParams(search))
const nothing = { item: null, quantity: null, choices: [] }

test('the address of a version names its item', () => {
  const { search } = new URL(paths.product('floor-mats', '134-2'), 'https://shop.test')
  expect(read(search)).toEqual({ ...nothing, item: '134-2' })
  expect(draftSearch({ ...nothing, item: '134-2' })).toBe(search)
})

test('a refused form comes back as it was posted', () => {
  const draft = { item: '9-1', quantity: '1,5', choices: [{ section: '3', item: '11-1' }] }
  expect(read(draftSearch(draft))).toEqual(draft)
})

test.each([
  '',
  '?item=..',
  '?item=a/b',
  `?item=${'1'.repeat(65)}`,
  `?quantity=${'9'.repeat(41)}`,
  '?section-1=../x',
])('"%s" is read as an empty form', (search) => {
  expect(read(search)).toEqual(nothing)
  expect(draftSearch(read(search))).toBe('')
})

test('a purchase read from any address can be written and read again', () => {
  const name = fc.oneof(fc.constantFrom('item', 'quantity', 'section-1', 'section-'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), (query) => {
      const draft = parseDraft(new URLSearchParams(query))
      expect(read(draftSearch(draft))).toEqual(draft)
    }),
  )
})
