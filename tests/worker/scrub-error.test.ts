import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { checkScrubber } from '#tests/support/properties/scrub.ts'
import { VariablesError } from '#worker/env.ts'
import { errorName, ownPositions, scrubError, scrubMessage, scrubStack } from '#worker/scrub-error.ts'

test.each([
  "Cannot read properties of undefined (reading 'price')",
  'e.products.map is not a function',
  "undefined is not an object (evaluating 'a.b')",
  'can\'t access property "stock", x is undefined',
  'Minified React error #418',
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://…',
  'Maximum call stack size exceeded',
  'the reply has status 503',
  'PUT /lines/{line}/quantity/{quantity}: status 412',
])('the words of an engine are kept: %s', (message) => {
  expect(scrubMessage(message)).toBe(message)
})

test.each([
  ['no user astrid.berg@shopper.test', 'no …'],
  [
    'Unexpected token \'a\', "astrid lives at Storgatan 12" is not valid JSON',
    'Unexpected token \'a\', "… at …" is not valid JSON',
  ],
  ['Astrid Lindqvist is not a function', '… is not a function'],
  ['phone 070-123 45 67 is invalid', '… is invalid'],
  ['value 8507 0998 05', 'value …'],
  ['number 850709-9805', 'number …'],
  ['id 8507099805', 'id …'],
  ['invalid vin YV1AA8843K1234567', 'invalid …'],
  ["Failed to execute 'querySelector': '#Åsa' is not valid", "Failed to execute '…': '#…' is not valid"],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Astrid for',
    'Minified React error #418; … https://react.… for',
  ],
  ['line\nbreak\u2028here', 'line …'],
])('%j becomes %j', (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed)
})

test('any message is scrubbed of personal data', () => {
  checkScrubber({ numRuns: propertyRuns })
})

test('a message of any length is scrubbed without delay', () => {
  for (const part of ['a ', '1 ', '…', "reading '", 'a.', '@', 'is not a function ', ' ', 'é-'])
    expect(scrubMessage(part.repeat(500_000)).length).toBeLessThanOrEqual(4_000)
})

test.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['DOMException', 'DOMException'],
  ['astrid@shopper.test', 'Error'],
  ['Astrid', 'Error'],
  ['', 'Error'],
])('an error called %j is reported as %s', (name, expected) => {
  expect(errorName(name)).toBe(expected)
})

test('the shop’s own errors name routes and variables, and are kept', () => {
  expect(scrubError(new UpstreamError('status', 'GET /products/{id}', { status: 503 }))).toBe(
    'UpstreamError: GET /products/{id}: status 503',
  )
  expect(scrubError(new VariablesError('The variable SEARCH_KEY is missing.'))).toBe(
    'VariablesError: The variable SEARCH_KEY is missing.',
  )
})

test.each([null, undefined, 7, 'words', { toString: () => 'Astrid' }, new Response()])(
  'anything may be thrown: %s',
  (thrown) => {
    expect(scrubError(thrown)).not.toContain('Astrid')
  },
)

test('a value that cannot be read as text is described as such', () => {
  expect(scrubError(Object.create(null))).toBe('Error: unreadable')
})

test('of a browser’s stack the files of the build are kept', () => {
  const own = ['/assets/core-B3xZ_-91.js:1:20455', '/assets/entry.client-DUjP8k2a.js:12:1']
  const others = [
    '/assets/astrid@shopper.test.js:1:2',
    '/assets/x-850709-9805.js:1:2',
    '/p/disc:1:2',
    'inline:1:2',
  ]
  expect(ownPositions([...own, ...others])).toEqual(own)
})

test('of the Worker’s stack the files and positions are kept', () => {
  const stack = [
    'Error: Astrid in app.js:1:2',
    '    at Astrid (file:///srv/astrid/build/server/index.js:10:20)',
    '    at async /srv/build/server/assets/server-build-B3xZ_-91.js:1:20455',
    '    at index.js:3:4',
    '    at <anonymous>',
    '    at astrid@shopper.test:1:2',
  ].join('\n')
  expect(scrubStack(stack)).toBe('at index.js:10:20\nat server-build-B3xZ_-91.js:1:20455\nat index.js:3:4')
})

test('messages of the shop’s own errors are kept', () => {
  const files = globSync('{src,worker}/**/*.{ts,tsx}').filter((file) => !file.startsWith('worker/sandbox/'))
  const messages = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new (?:Range|Type)?Error\('([^']+)'/g)].map(
      ([, message = '']) => message,
    ),
  )
  expect(messages.length).toBeGreaterThan(10)
  expect(messages.filter((message) => scrubMessage(message) !== message)).toEqual([])
})
