import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeDroppedLine } from '#src/features/region/dropped-line.ts'
import { parseRegionForm, safeBack } from '#src/features/region/region-form.ts'

const read = (text: string) => parseRegionForm(new URLSearchParams(text), 'en')

test('country and language are chosen each by itself', () => {
  expect(read('country=FI')).toEqual({ country: 'FI', language: 'en', back: '/', restore: [], more: 0 })
  expect(read('country=FI&language=sv&back=/c/brakes')).toMatchObject({ language: 'sv', back: '/c/brakes' })
  expect(read('country=FI&language=xx')?.language).toBe('en')
})

test.each(['', 'country=', 'country=fi', 'country=FIN', 'country=../x', 'language=sv'])(
  '%s names no country',
  (text) => {
    expect(read(text)).toBeNull()
  },
)

test('lines restored by an undone change are parsed unchanged', () => {
  const droppedLines = [
    { item: '138-1', quantity: 2, contents: [] },
    { item: '9-1', quantity: 9_999, contents: [] },
    { item: '7-1', quantity: 1, contents: ['2-3', '4-1'] },
  ]
  const form = new URLSearchParams([
    ['country', 'SE'],
    ['more', '3'],
    ...droppedLines.map((entry) => ['restore', serializeDroppedLine(entry)]),
  ])
  expect(parseRegionForm(form, 'en')).toMatchObject({ restore: droppedLines, more: 3 })
  const [line = ''] = form.getAll('restore')
  const many = new URLSearchParams([
    ['country', 'SE'],
    ...Array.from({ length: 50 }, () => ['restore', line]),
  ])
  expect(parseRegionForm(many, 'en')?.restore).toHaveLength(20)
})

test.each([
  ['no quantity', '138-1'],
  ['an item that could climb in a path', '../x*1'],
  ['no pieces', '1-1*0'],
  ['half a piece', '1-1*1.5'],
  ['more pieces than a line may have', '1-1*10000'],
  ['a part without an item', '1-1*1*'],
  ['more parts than a set has', `1-1*1${'*2-1'.repeat(51)}`],
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
  ['/.//evil.example', '/'],
  ['/de/..//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/c/../..//evil.example', '/'],
  ['/./region', '/'],
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
