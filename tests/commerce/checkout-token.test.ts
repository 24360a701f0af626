import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseTokenCookie,
  saveToken,
  serializeTokenCookie,
  type TokenStore,
} from '#src/commerce/checkout-token.ts'

function createTokenStore(initial: string | null): TokenStore & { current: () => string | null } {
  let token = initial
  return {
    current: () => token,
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
  const store = createTokenStore(null)
  saveToken(store, null, { token: 'first' })
  expect(store.current()).toBe('first')
})

test('a different token in a reply replaces the one its request was sent with', () => {
  const store = createTokenStore('old')
  saveToken(store, 'old', { token: 'new' })
  expect(store.current()).toBe('new')
})

test('a late reply does not overwrite a token that another reply has stored since', () => {
  const store = createTokenStore('newest')
  saveToken(store, 'old', { token: 'stale' })
  expect(store.current()).toBe('newest')
})

test.each([
  [null],
  [{}],
  [{ token: null }],
  [{ token: '' }],
  [{ token: 'with space' }],
  [{ token: 'x'.repeat(257) }],
])('a reply with %o leaves the stored token unchanged', (body) => {
  const store = createTokenStore('current')
  saveToken(store, 'current', body)
  expect(store.current()).toBe('current')
})

test('any token is parsed from its cookie, among any other cookies', () => {
  fc.assert(
    fc.property(token, (text) => {
      const { name, value } = serializeTokenCookie(text)
      expect(value).toMatch(/^[^\s",;\\]+$/)
      expect(parseTokenCookie(`rc_country=SE; ${name}=${value}; other=1`)).toBe(text)
    }),
  )
})

test('any cookie header can be parsed for a token without an exception', () => {
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
