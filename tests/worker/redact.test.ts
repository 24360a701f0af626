import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from '#worker/redact.ts'

test.each([
  ['no user astrid.berg+shop@shopper.test here', 'no user … here'],
  ['GET https://shop.test/login?email=astrid&next=/ failed', 'GET https://shop.test/… failed'],
  ['token n2f4r1mzc0uw2lghiu4cpkwcir is not known', 'token … is not known'],
  ['Really? TypeError: products.map is not a function', 'Really? TypeError: products.map is not a function'],
  [
    'at file:///srv/node_modules/@cloudflare/kit/index.js:3:14',
    'at file:///srv/node_modules/@cloudflare/kit/index.js:3:14',
  ],
])('the line “%s” is redacted', (text, kept) => {
  expect(redact(text)).toBe(kept)
})

test('e-mail addresses, tokens and queries are redacted, within any text', () => {
  const token = fc.stringMatching(/^[a-z][a-z0-9]{24,60}[0-9]$/)
  const email = fc.stringMatching(/^[a-z.]{3,20}@[a-z]{3,10}\.(test|example)$/)
  const query = fc.stringMatching(/^\?[a-z]{1,10}=[a-zA-Z0-9%]{6,20}$/)
  const around = fc.string().map((text) => text.replaceAll(/[\w@.+-]/g, ' '))
  fc.assert(
    fc.property(fc.oneof(token, email, query), around, around, (secret, before, after) => {
      expect(redact(`${before}${secret}${after}`)).not.toContain(secret)
    }),
  )
})

test('a text of any length is redacted without delay', () => {
  expect(redact('a.'.repeat(1_000_000)).length).toBeLessThanOrEqual(4_000)
  expect(redact('-'.repeat(1_000_000)).length).toBeLessThanOrEqual(4_000)
})
