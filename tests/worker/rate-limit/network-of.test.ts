import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from '#worker/rate-limit/network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:1:2:3::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['', ''],
  ['unknown', 'unknown'],
  ['::1]/x[', '::1]/x['],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('IPv6 addresses share a network exactly if their first 64 bits agree', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const groups = fc.tuple(group, group, group, group)
  const written = (numbers: number[]) => numbers.map((number) => number.toString(16)).join(':')
  fc.assert(
    fc.property(groups, groups, groups, groups, (network, other, host, otherHost) => {
      const here = networkOf(written([...network, ...host]))
      expect(networkOf(written([...network, ...otherHost]))).toBe(here)
      expect(networkOf(written([...other, ...host])) === here).toBe(written(other) === written(network))
    }),
  )
})

test('any text has a network', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (text) => {
      expect(typeof networkOf(text)).toBe('string')
    }),
  )
})
