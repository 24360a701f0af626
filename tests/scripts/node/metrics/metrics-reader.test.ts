import { expect, test } from 'vitest'
import { isMetricsToken, mayRead } from '#scripts/node/metrics/metrics-reader.ts'

const token = 'a-token-for-figures'
const bearer = { authorization: `Bearer ${token}` }
const proxied = { 'x-real-ip': '203.0.113.7' }
const local = { isLocalShop: true }
const behindProxy = { isLocalShop: false, proxyHeader: 'x-real-ip' }

test.each([
  ['a program of this machine', {}, '127.0.0.1', local, true],
  ['one by IPv6', {}, '::1', local, true],
  ['one by a dual-stack socket', {}, '::ffff:127.0.0.1', local, true],
  ['another machine', {}, '10.0.0.9', local, false],
  ['another machine that has no token', bearer, '10.0.0.9', local, false],
  ['a visitor through the proxy', proxied, '127.0.0.1', behindProxy, false],
  ['a program beside the proxy', {}, '127.0.0.1', behindProxy, true],
  ['whoever comes through an unknown proxy', {}, '127.0.0.1', { isLocalShop: false }, false],
  ['another machine with the token', bearer, '10.0.0.9', { ...behindProxy, token }, true],
  ['one through the proxy with the token', { ...bearer, ...proxied }, '127.0.0.1', { ...local, token }, true],
  ['a program of this machine without the token that is set', {}, '127.0.0.1', { ...local, token }, false],
  ['a wrong token', { authorization: 'Bearer a-token-for-figure' }, '127.0.0.1', { ...local, token }, false],
  ['a token without its scheme', { authorization: token }, '127.0.0.1', { ...local, token }, false],
])('%s', (_, headers, connection, access, may) => {
  expect(mayRead(new Headers(headers), connection, access)).toBe(may)
})

test.each([
  ['0123456789abcdef', true],
  ['0123456789abcde', false],
  ['0123456789 abcdef', false],
  ['0123456789abcdéf', false],
  ['a'.repeat(513), false],
])('the token %s may be set: %s', (text, may) => {
  expect(isMetricsToken(text)).toBe(may)
})
