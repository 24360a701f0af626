import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRegionForm, safeBack, serializeDroppedItem } from '#src/features/region/region-form.ts'

const read = (text: string) => parseRegionForm(new URLSearchParams(text), 'en')

test('country and language are chosen each by itself', () => {
  expect(read('country=FI')).toEqual({ country: 'FI', language: 'en', back: '/', restore: [] })
  expect(read('country=FI&language=sv&back=/c/brakes')).toMatchObject({ language: 'sv', back: '/c/brakes' })
  expect(read('country=FI&language=xx')?.language).toBe('en')
})

test.each(['', 'country=', 'country=fi', 'country=FIN', 'country=../x', 'language=sv'])(
  '%s names no country',
  (text) => {
    expect(read(text)).toBeNull()
  },
)

test('what an undone change puts back is read as it was written', () => {
  const dropped = [
    { item: '138-1', quantity: 2 },
    { item: '9-1', quantity: 9_999 },
  ]
  const form = new URLSearchParams([
    ['country', 'SE'],
    ...dropped.map((entry) => ['restore', serializeDroppedItem(entry)]),
  ])
  expect(parseRegionForm(form, 'en')?.restore).toEqual(dropped)
  expect(read('country=SE&restore=../x:1&restore=a:0&restore=a:1e3&restore=b')?.restore).toEqual([])
  expect(read(`country=SE&${'restore=a:1&'.repeat(50)}`)?.restore).toHaveLength(20)
})

test.each([
  ['/c/brakes?page=2', '/c/brakes?page=2'],
  ['/de/c/brakes', '/c/brakes'],
  ['/sv', '/'],
  [null, '/'],
  ['', '/'],
  ['c/brakes', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['/de//evil.test', '/'],
  ['/\t/evil.test', '/'],
  ['https://evil.test/', '/'],
  ['/region?back=/region', '/'],
])('after %j one returns to %s', (back, address) => {
  expect(safeBack(back)).toBe(address)
})

test('no address to return to leaves the shop', () => {
  const odd = fc.stringMatching(/^[/\\\t\n .@:a-z%]{0,12}$/)
  fc.assert(
    fc.property(fc.oneof(odd, fc.webUrl(), fc.string()), (back) => {
      const target = new URL(safeBack(back), 'https://shop.test')
      expect(target.origin).toBe('https://shop.test')
      expect(new URL(`/de${safeBack(back)}`, 'https://shop.test').origin).toBe('https://shop.test')
    }),
  )
})
