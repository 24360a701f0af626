import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { openSubscription, sealSubscription } from '#worker/newsletter/sealed-subscription.ts'

const until = Date.parse('2026-11-30T09:00:00Z')
const now = until - 1
const key = 'a-mail-key'
const subscription = { email: 'kim@example.se', language: 'sv', country: 'SE' }

test('a sealed subscription is opened by its key until it is over', async () => {
  const sealed = await sealSubscription(subscription, { key, until })
  expect(await openSubscription(sealed, { key, now })).toEqual(subscription)
  expect(await openSubscription(sealed, { key, now: until })).toBe('over')
  expect(await openSubscription(sealed, { key: 'another-key', now })).toBeNull()
})

test('any subscription fits into an address and is unreadable there', async () => {
  const subscribers = fc.record({
    email: fc.emailAddress({ size: 'large' }).filter((email) => email.length <= 254),
    language: fc.constantFrom(...locales),
    country: fc.constantFrom('SE', 'DE', undefined),
  })
  await fc.assert(
    fc.asyncProperty(subscribers, async (subscriber) => {
      const sealed = await sealSubscription(subscriber, { key, until })
      expect(sealed).toMatch(/^[\w-]{60,1000}$/)
      expect(sealed).not.toContain(subscriber.email.slice(0, 6))
      expect(await openSubscription(sealed, { key, now })).toEqual(subscriber)
    }),
    { numRuns: 50 },
  )
})

test('two seals of one subscription have nothing in common', async () => {
  const [one = '', other = ''] = await Promise.all(
    [0, 1].map(() => sealSubscription(subscription, { key, until })),
  )
  expect(one.slice(0, 16)).not.toBe(other.slice(0, 16))
})

test('a text that was changed anywhere is refused', async () => {
  const sealed = await sealSubscription(subscription, { key, until })
  const places = fc.record({ at: fc.nat(sealed.length - 2), to: fc.constantFrom('A', 'Z', 'a', '_', '-') })
  await fc.assert(
    fc.asyncProperty(places, async ({ at, to }) => {
      fc.pre(sealed[at] !== to)
      const changed = sealed.slice(0, at) + to + sealed.slice(at + 1)
      expect(await openSubscription(changed, { key, now })).toBeNull()
    }),
    { numRuns: 50 },
  )
})

test.each(['', 'x', '%', '../', 'a'.repeat(1_001), 'ä'.repeat(80)])('%j is no subscription', async (text) => {
  expect(await openSubscription(text, { key, now })).toBeNull()
})
