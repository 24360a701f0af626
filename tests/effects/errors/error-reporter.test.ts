import { expect, test } from 'vitest'
import type { BrowserError } from '#src/commerce/contract/browser-error.ts'
import { createErrorReporter } from '#src/effects/errors/error-reporter.ts'

function createReporter() {
  const sent: BrowserError[] = []
  return { sent, ...createErrorReporter((report) => void sent.push(report)) }
}

function thrown(message: string, stack: string): TypeError {
  return Object.assign(new TypeError(message), { stack })
}

test('a report has name and message, and of the stack the files of the build', () => {
  const { report, sent } = createReporter()
  const stack = `TypeError: no price for astrid@shopper.test
    at price (https://shop.test/assets/core-B3xZ_-91.js:1:2045)
    at https://shop.test/search?keyword=astrid:3:4
    at async https://shop.test/assets/shop-AAAAAAAA.js:12:1`
  report(thrown('no price', stack), 'caught')
  expect(sent).toEqual([
    {
      kind: 'caught',
      name: 'TypeError',
      message: 'no price',
      stack: ['/assets/core-B3xZ_-91.js:1:2045', '/assets/shop-AAAAAAAA.js:12:1'],
    },
  ])
})

test('an error thrown again is reported once, by the first way it was caught', () => {
  const { report, sent } = createReporter()
  const error = thrown('no price', 'at https://shop.test/assets/core-B3xZ_-91.js:1:2045')
  report(error, 'caught')
  report(error, 'error')
  report(thrown('no price', 'at https://shop.test/assets/core-B3xZ_-91.js:1:2045'), 'error')
  expect(sent.map(({ kind }) => kind)).toEqual(['caught'])
  report(thrown('no price', 'at https://shop.test/assets/core-B3xZ_-91.js:9:9'), 'error')
  expect(sent).toHaveLength(2)
})

test('a document reports ten errors at most', () => {
  const { report, sent } = createReporter()
  for (let number = 0; number < 50; number++) report(new Error(`error ${number}`), 'rejection')
  expect(sent).toHaveLength(10)
})

test.each([
  ['an extension', thrown('x', 'at chrome-extension://abcdefgh/inject.js:1:2')],
  ['an extension of Firefox', thrown('x', 'f@moz-extension://abcdefgh/inject.js:1:2')],
  ['an extension of Safari', thrown('x', 'f@webkit-masked-url://hidden/:1:2')],
])('errors thrown by %s are not reported', (_, error) => {
  const { report, sent } = createReporter()
  report(error, 'error')
  expect(sent).toEqual([])
})

test.each([
  ['null', null],
  ['undefined', undefined],
  ['a number', 0],
  ['a text', 'words'],
  ['a symbol', Symbol('x')],
  [
    'an object that cannot be read',
    {
      get message() {
        throw new Error('unreadable')
      },
    },
  ],
  ['an object without text', { name: 7, message: { toString: null } }],
  ['an object without a prototype', Object.create(null)],
])('anything may be thrown: %s', (_, value) => {
  const { report, sent } = createReporter()
  expect(() => report(value, 'rejection')).not.toThrow()
  for (const { name, message } of sent) expect([typeof name, typeof message]).toEqual(['string', 'string'])
})

test('a report stays small', () => {
  const { report, sent } = createReporter()
  const frame = 'at https://shop.test/assets/core-B3xZ_-91.js:1:2045\n'
  report(thrown('m'.repeat(1_000_000), frame.repeat(10_000)), 'error')
  expect(JSON.stringify(sent).length).toBeLessThan(2_500)
})
