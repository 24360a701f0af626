import { expect, test } from 'vitest'
import { callerOf } from '#worker/call-budget/caller-of.ts'

const from = (address: string) =>
  callerOf(new Request('https://shop.test/', { headers: { 'cf-connecting-ip': address } }))

/** A request with what the host knows of its sender. */
const known = (cf: object) => callerOf(Object.assign(new Request('https://shop.test/'), { cf }))

test('a network is named by its hash, and IPv6 addresses of one household are one network', async () => {
  expect(await from('2001:db8:1:2::7')).toEqual(await from('2001:db8:1:2:ffff::9'))
  expect(await from('2001:db8:1:3::7')).not.toEqual(await from('2001:db8:1:2::7'))
  expect(await from('203.0.113.9')).toEqual({ network: expect.stringMatching(/^[\da-f]{64}$/) })
})

test.each(['', '127.0.0.1', '::1'])('the address %j is of no visitor', async (address) => {
  expect(await from(address)).toBeNull()
})

test('crawlers are those that the host has verified, with any user agent', async () => {
  expect(await known({ botManagement: { verifiedBot: true } })).toBe('verified crawlers')
  expect(await known({ verifiedBotCategory: 'Search Engine Crawler' })).toBe('verified crawlers')
  expect(await known({ botManagement: { verifiedBot: false }, verifiedBotCategory: '' })).toBeNull()
  const claimed = { 'user-agent': 'Googlebot/2.1', 'cf-connecting-ip': '203.0.113.9' }
  expect(await callerOf(new Request('https://shop.test/', { headers: claimed }))).toEqual(
    await from('203.0.113.9'),
  )
})
