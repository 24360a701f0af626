import { expect, test } from 'vitest'
import { serializeCookie } from '#src/cookie.ts'

const cookie = { name: 'rc_country', value: 'SE', maxAge: 60 }

test('a cookie of an https page is Secure', () => {
  expect(serializeCookie(cookie, 'https://shop.test')).toBe(
    'rc_country=SE; Path=/; Max-Age=60; Secure; SameSite=Lax',
  )
})

test('a cookie of an http page is not Secure, since WebKit refuses it there', () => {
  expect(serializeCookie(cookie, 'http://localhost:8787')).toBe(
    'rc_country=SE; Path=/; Max-Age=60; SameSite=Lax',
  )
})
