import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRegionForm, safeBack, serializeDroppedLine } from '#src/features/region/region-form.ts'

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

test('the lines that an undone change restores are parsed as they were serialized', () => {
  const droppedLines = [
    { item: '138-1', quantity: 2, product: '138', contents: [] },
    { item: '9-1', quantity: 9_999, product: '', contents: [] },
    { item: '7-1', quantity: 1, product: '7', contents: [{ product: '2', item: '2-3' }] },
  ]
  const form = new URLSearchParams([
    ['country', 'SE'],
    ...droppedLines.map((entry) => ['restore', serializeDroppedLine(entry)]),
  ])
  expect(parseRegionForm(form, 'en')?.restore).toEqual(droppedLines)
  const [line = ''] = form.getAll('restore')
  const many = new URLSearchParams([
    ['country', 'SE'],
    ...Array.from({ length: 50 }, () => ['restore', line]),
  ])
  expect(parseRegionForm(many, 'en')?.restore).toHaveLength(20)
})

test.each([
  ['no JSON', '138-1:2'],
  ['an item that could climb in a path', '{"item":"../x","quantity":1,"product":"1","contents":[]}'],
  ['no pieces', '{"item":"1-1","quantity":0,"product":"1","contents":[]}'],
  ['half a piece', '{"item":"1-1","quantity":1.5,"product":"1","contents":[]}'],
  ['more pieces than a line may have', '{"item":"1-1","quantity":10000,"product":"1","contents":[]}'],
  ['a part without an item', '{"item":"1-1","quantity":1,"product":"1","contents":[{"product":"2"}]}'],
])('a line to restore with %s is left out', (_, text) => {
  const form = new URLSearchParams({ country: 'SE', restore: text })
  expect(parseRegionForm(form, 'en')?.restore).toEqual([])
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
