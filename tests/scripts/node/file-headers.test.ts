import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFileHeaders } from '#scripts/node/file-headers.ts'

const text = `# Files
/*
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=1
  X-Two:  words here${'  '}
/share.png
  Cache-Control: public, max-age=2
`

test.each([
  ['/', [['x-content-type-options', 'nosniff']]],
  ['/share.png/x', [['x-content-type-options', 'nosniff']]],
  [
    '/share.png',
    [
      ['x-content-type-options', 'nosniff'],
      ['cache-control', 'public, max-age=2'],
    ],
  ],
  [
    '/assets/a.js',
    [
      ['x-content-type-options', 'nosniff'],
      ['cache-control', 'public, max-age=1'],
      ['x-two', 'words here'],
    ],
  ],
])('a file gets the headers of every rule it matches: %s', (path, headers) => {
  expect(parseFileHeaders(text)(path)).toEqual(headers)
})

test.each(['  X-No: path', '/a\n  no header', 'assets/*\n  A: b'])('%j is refused', (broken) => {
  expect(() => parseFileHeaders(broken)).toThrow('_headers')
})

test('every file of the shop has nosniff and a resource policy, and leaves HSTS to documents', () => {
  const headersOf = parseFileHeaders(readFileSync('public/_headers', 'utf8'))
  for (const path of ['/favicon.ico', '/assets/a.js', '/drawings/a.svg', '/share.png']) {
    const headers = Object.fromEntries(headersOf(path))
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})
