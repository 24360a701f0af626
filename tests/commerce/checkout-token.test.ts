import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseTokenCookie,
  saveToken,
  serializeTokenCookie,
  type TokenStore,
} from '#src/commerce/checkout-token.ts'

function createHeld(held: string | null): TokenStore & { held: () => string | null } {
  let token = held
  return {
    held: () => token,
    read: () => token,
    write: (next) => {
      token = next
    },
  }
}

const characters = Array.from({ length: 0x7e - 0x21 + 1 }, (_, index) => String.fromCharCode(0x21 + index))
const token = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 256 })
  .map((letters) => letters.join(''))

test('the token of a first reply is kept', () => {
  const store = createHeld(null)
  saveToken(store, null, { token: 'first' })
  expect(store.held()).toBe('first')
})

test('a different token in a reply takes the place of the one it was sent with', () => {
  const store = createHeld('old')
  saveToken(store, 'old', { token: 'new' })
  expect(store.held()).toBe('new')
})

test('a late reply does not overwrite what another one has learnt since', () => {
  const store = createHeld('newest')
  saveToken(store, 'old', { token: 'stale' })
  expect(store.held()).toBe('newest')
})

test.each([
  [null],
  [{}],
  [{ token: null }],
  [{ token: '' }],
  [{ token: 'with space' }],
  [{ token: 'x'.repeat(257) }],
])('a reply with %o teaches nothing', (body) => {
  const store = createHeld('held')
  saveToken(store, 'held', body)
  expect(store.held()).toBe('held')
})

test('any token comes back from its own cookie, whatever stands beside it', () => {
  fc.assert(
    fc.property(token, (text) => {
      const { name, value } = serializeTokenCookie(text)
      expect(value).toMatch(/^[^\s",;\\]+$/)
      expect(parseTokenCookie(`rc_country=SE; ${name}=${value}; other=1`)).toBe(text)
    }),
  )
})

test('no cookie header breaks the search', () => {
  fc.assert(
    fc.property(fc.string(), (cookies) => {
      const found = parseTokenCookie(cookies)
      expect(found === null || /^[\x21-\x7e]{1,256}$/.test(found)).toBe(true)
    }),
  )
  expect(parseTokenCookie('rc_centra_checkout_token=%E0%A4%A')).toBe(null)
})

test('the token cookie lasts thirty days', () => {
  expect(serializeTokenCookie('abc')).toEqual({
    name: 'rc_centra_checkout_token',
    value: 'abc',
    maxAge: 30 * 24 * 60 * 60,
  })
})
