import { expect, test } from 'vitest'
import { clientAddress } from '#scripts/node/client-address.ts'

const connection = '192.0.2.2'
const claimed = {
  'x-forwarded-for': '198.51.100.9',
  'x-real-ip': '198.51.100.9',
  'cf-connecting-ip': '198.51.100.9',
}

test('without a trusted proxy all headers are ignored', () => {
  expect(clientAddress(new Headers(claimed), connection)).toBe(connection)
})

test.each([
  ['the address in its header', 'x-real-ip', '203.0.113.7', '203.0.113.7'],
  ['an IPv6 address', 'x-real-ip', '2001:db8::7', '2001:db8::7'],
  [
    'the last of several addresses, which the proxy added',
    'x-forwarded-for',
    '198.51.100.9, 203.0.113.7',
    '203.0.113.7',
  ],
  ['an IPv4 address written as IPv6', 'x-real-ip', '::ffff:203.0.113.7', '203.0.113.7'],
])('behind a trusted proxy the client is %s', (_, header, value, address) => {
  expect(clientAddress(new Headers({ ...claimed, [header]: value }), connection, header)).toBe(address)
})

test.each(['', 'unknown', '_hidden', '203.0.113.7, ', '203.0.113', 'evil.test'])(
  'without an address in its header (%j) the connection counts',
  (value) => {
    expect(clientAddress(new Headers({ 'x-real-ip': value }), connection, 'x-real-ip')).toBe(connection)
  },
)

test('without its header the connection counts', () => {
  expect(clientAddress(new Headers(), '::ffff:127.0.0.1', 'x-real-ip')).toBe('127.0.0.1')
})
