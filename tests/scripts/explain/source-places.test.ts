import { expect, test } from 'vitest'
import { explain } from '#scripts/explain/source-places.ts'

/** Line 1, column 9 of the built file (counted from 0) is line 3, column 4 of the source. */
const map = JSON.stringify({
  version: 3,
  file: 'core-B3xZ_-91.js',
  sources: ['../../../src/features/cart/price.ts'],
  names: [],
  mappings: 'SAEI',
})
const readMap = (file: string) => (file === 'core-B3xZ_-91.js' ? map : null)
const found = '  core-B3xZ_-91.js:1:10 ← src/features/cart/price.ts:3:5'

test('a line of the log is explained', () => {
  const report = {
    event: 'browser-error',
    name: 'TypeError',
    message: 'no value',
    stack: ['/assets/core-B3xZ_-91.js:1:10'],
  }
  expect(explain(JSON.stringify(report), readMap)).toBe(`TypeError: no value\n${found}`)
})

test('an event of the error server is explained, innermost first', () => {
  const frames = [
    { filename: 'app:///assets/shop-AAAAAAAA.js', lineno: 2, colno: 3, in_app: true },
    { filename: 'app:///assets/core-B3xZ_-91.js', lineno: 1, colno: 10, in_app: true },
  ]
  const report = {
    level: 'error',
    exception: { values: [{ type: 'RangeError', value: 'too long', stacktrace: { frames } }] },
  }
  const [title, first, second] = explain(JSON.stringify(report), readMap).split('\n')
  expect([title, first]).toEqual(['RangeError: too long', found])
  expect(second).toContain('shop-AAAAAAAA.js:2:3 ← a file of another build')
})

test('a stack as a browser prints it is explained', () => {
  const stack =
    'TypeError: no value\n    at a (https://shop.test/assets/core-B3xZ_-91.js:1:10)\n    at <anonymous>'
  expect(explain(stack, readMap)).toBe(`TypeError: no value\n${found}`)
})

test.each(['', 'words', '{}', '[]', '{"stack":[]}', 'null'])(
  'a report without a position says so: %j',
  (report) => {
    expect(explain(report, readMap)).toContain('no position in a file of the build')
  },
)

test.each(['', '{', '{"version":3}', '[]'])('an invalid source map is named: %j', (text) => {
  expect(explain('assets/core-B3xZ_-91.js:1:10', () => text)).toContain('cannot be read')
})

test('a position before all code of the sources is the bundler’s', () => {
  expect(explain('assets/core-B3xZ_-91.js:1:1', readMap)).toContain('the bundler’s own code')
})
