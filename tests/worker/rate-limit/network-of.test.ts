import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from '#worker/rate-limit/network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1/2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1/2'],
  ['2001:db8:1:ffff::6', '2001:db8:1/3'],
  ['2001:db8::6', '2001:db8:0/0'],
  ['2001:db8:1:2:3::', '2001:db8:1/2'],
  ['::1', '0:0:0/0'],
  ['::', '0:0:0/0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['', ''],
  ['unknown', 'unknown'],
  ['::1]/x[', '::1]/x['],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const group = fc.integer({ min: 0, max: 0xffff })
const written = (numbers: number[]) => numbers.map((number) => number.toString(16)).join(':')
/** Three groups; those of other forms begin with zeros. */
const site = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group)
const host = fc.tuple(group, group, group, group)

test('IPv6 addresses of one /64 share a network, and those of two /48 never do', () => {
  fc.assert(
    fc.property(site, site, group, host, host, (here, there, subnet, one, another) => {
      const network = networkOf(written([...here, subnet, ...one]))
      expect(networkOf(written([...here, subnet, ...another]))).toBe(network)
      expect(networkOf(written([...there, subnet, ...one])) === network).toBe(
        written(here) === written(there),
      )
    }),
  )
})

test('a /48 counts as four networks', () => {
  const networks = Array.from({ length: 1_000 }, (_, subnet) =>
    networkOf(written([0x2001, 0xdb8, 7, subnet, 0, 0, 0, 1])),
  )
  expect(new Set(networks).size).toBe(4)
})

test('any text has a network', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (text) => {
      expect(typeof networkOf(text)).toBe('string')
    }),
  )
})
