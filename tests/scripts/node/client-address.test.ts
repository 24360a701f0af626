import { expect, test } from 'vitest'
import { clientAddress, parseProxies } from '#scripts/node/client-address.ts'

const connection = '127.0.0.1'
const claimed = {
  'x-forwarded-for': '198.51.100.9',
  'x-real-ip': '198.51.100.9',
  'cf-connecting-ip': '198.51.100.9',
}

function behind(header: string, proxies?: string) {
  const isProxy = parseProxies(proxies)
  if (!isProxy) throw new Error('These proxies are malformed.')
  return { header, isProxy }
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
  ['an IPv4 address with its port', 'x-real-ip', '203.0.113.7:5555', '203.0.113.7'],
  ['an IPv6 address with its port', 'x-real-ip', '[2001:db8::7]:5555', '2001:db8::7'],
  ['an IPv6 address in brackets', 'x-real-ip', '[2001:db8::7]', '2001:db8::7'],
  ['the one before a proxy with its port', 'x-forwarded-for', '203.0.113.7:1, 127.0.0.1:2', '203.0.113.7'],
])('behind a proxy of this machine the client is %s', (_, header, value, address) => {
  expect(clientAddress(new Headers({ ...claimed, [header]: value }), connection, behind(header))).toBe(
    address,
  )
})

test.each(['', 'unknown', '_hidden', '203.0.113.7, ', '203.0.113', 'evil.test', '203.0.113.7:x', '[evil]:1'])(
  'without an address in its header (%j) the connection counts',
  (value) => {
    const headers = new Headers({ 'x-real-ip': value })
    expect(clientAddress(headers, connection, behind('x-real-ip'))).toBe(connection)
  },
)

test('without its header the connection counts', () => {
  expect(clientAddress(new Headers(), '::ffff:127.0.0.1', behind('x-real-ip'))).toBe('127.0.0.1')
})

test.each(['192.0.2.2', '::ffff:192.0.2.2', '2001:db8::1', ''])(
  'headers of a client from elsewhere (%s) are not trusted',
  (stranger) => {
    const headers = new Headers({ 'x-real-ip': '203.0.113.7' })
    expect(clientAddress(headers, stranger, behind('x-real-ip'))).toBe(stranger.replace('::ffff:', ''))
  },
)

test('proxies in a row are passed over, up to the first address that is not one of them', () => {
  const proxies = behind('x-forwarded-for', '10.0.0.0/8 2001:db8:1::/48 192.0.2.2')
  const address = (forwarded: string, from = '10.1.2.3') =>
    clientAddress(new Headers({ 'x-forwarded-for': forwarded }), from, proxies)
  expect(address('198.51.100.9, 203.0.113.7, 192.0.2.2')).toBe('203.0.113.7')
  expect(address('203.0.113.7, 2001:db8:1::5', '::ffff:10.9.9.9')).toBe('203.0.113.7')
  expect(address('10.1.2.4')).toBe('10.1.2.3')
  expect(address('203.0.113.7', '127.0.0.1')).toBe('127.0.0.1')
})

test.each(['proxy.test', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1,10.0.0.2', '10.0.0.0/'])(
  '%j is not a list of proxies',
  (text) => {
    expect(parseProxies(text)).toBeNull()
  },
)

test('an empty list trusts no proxy', () => {
  expect(parseProxies('')?.('127.0.0.1')).toBe(false)
})
