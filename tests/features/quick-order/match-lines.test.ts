import { expect, test } from 'vitest'
import { numberKeys } from '#src/commerce/contract/search/number-keys.ts'
import { matchLines, wantedKeys } from '#src/features/quick-order/match-lines.ts'
import { maxOrderLines, parseOrderList } from '#src/features/quick-order/parse-order-list.ts'

const linesOf = (text: string) => {
  const parsed = parseOrderList(text)
  return parsed.ok ? parsed.lines : []
}
const part = (product: string, sku: string, ...numbers: string[]) => ({
  product,
  sku,
  numberKeys: numberKeys({ articleNumbers: [sku], gtins: [], oeNumbers: numbers, crossNumbers: numbers }),
})
const parts = [
  part('1', 'BD-740-GNI', 'X271-925', 'Tornby Friction TN 73502'),
  part('2', 'BD-740-ZUN', 'X271-925', 'BD-740-GNI'),
  part('3', 'OF-100-GNI', '1K0 615 301', '7350123456789'),
]
const match = (line: string) => {
  const [only] = matchLines(linesOf(line), parts)
  return [only?.products.join(), only?.reading.quantity]
}

test.each([
  ['X271-925 2', ['1,2', '2']],
  ['x271.925;2', ['1,2', '2']],
  ['X27I 925', ['1,2', '']],
  ['4 1KO615301', ['3', '4']],
  ['1K0 615 301', ['3', '']],
  ['1K0 615 301 6', ['3', '6']],
  ['TN73502 1', ['1', '1']],
  ['73502', ['1', '']],
  ['Tornby Friction TN 73502 3', ['1', '3']],
  ['7350123456789', ['3', '']],
  ['0007350123456789;2', ['3', '2']],
  ['X999-999 2', ['', '2']],
  ['???', ['', '']],
])('%j is matched', (line, result) => {
  expect(match(line)).toEqual(result)
})

test('a product’s own number means that product, not the others that name it', () => {
  expect(match('BD-740-GNI 2')).toEqual(['1', '2'])
})

test('of two readings that are found, the longer number counts', () => {
  const both = [part('1', 'X271'), part('2', 'X271 925')]
  expect(matchLines(linesOf('X271 925'), both)[0]).toMatchObject({
    products: ['2'],
    reading: { quantity: '' },
  })
})

test('the longest list asks for a bounded number of keys, each once', () => {
  const text = Array.from(
    { length: maxOrderLines },
    (_, index) =>
      `Tornby Friction TN ${70_000 + index};Maker Other XY ${80_000 + index};Third Maker ZZ ${90_000 + index}`,
  ).join('\n')
  const keys = wantedKeys(linesOf(text))
  expect(keys).toHaveLength(8 * maxOrderLines)
  expect(new Set(keys).size).toBe(keys.length)
  expect(wantedKeys(linesOf('X271-925 2\nX271 925;4'))).toEqual(wantedKeys(linesOf('X271-925 2')))
})
