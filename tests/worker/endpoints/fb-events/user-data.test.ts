import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashed, normalEmail, normalPhone, pixelCookies } from '#worker/endpoints/fb-events/user-data.ts'

// The vectors of Meta's "Customer information parameters".
test('an e-mail address is hashed without blanks, in small letters', async () => {
  expect(await hashed([normalEmail(' John_Smith@gmail.com\n')])).toEqual([
    '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
  ])
})

test('a telephone number is hashed with the code of its country, and without signs', async () => {
  expect(await hashed([await normalPhone('(650)555-1212', 'US')])).toEqual([
    'e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176',
  ])
  expect(await normalPhone('0701-23 45 67', 'SE')).toBe('46701234567')
  expect(await normalPhone('0046 701 234 567', 'SE')).toBe('46701234567')
  expect(await normalPhone('+46701234567', null)).toBe('46701234567')
})

test.each([
  ['0701234567', null],
  ['0701234567', 'XX'],
  ['12', 'SE'],
  ['', 'SE'],
  ['a'.repeat(64), 'SE'],
])('the number %j of %j is left out', async (text, country) => {
  expect(await normalPhone(text, country)).toBeNull()
})

test.each(['', 'kim', '@', 'kim@', '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'])(
  'the address %j is left out',
  (text) => {
    expect(normalEmail(text)).toBeNull()
  },
)

test('the same address is hashed once', async () => {
  expect(await hashed(['kim@example.se', null, 'kim@example.se'])).toHaveLength(1)
})

test('any text is read without an exception, and a result has one form', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[+()\d -]{0,20}$/)),
      async (text) => {
        const email = normalEmail(text)
        expect(email === null || email === email.trim().toLowerCase()).toBe(true)
        expect((await normalPhone(text, 'SE')) ?? '0').toMatch(/^\d{1,15}$/)
      },
    ),
    { numRuns: 500 },
  )
})

const browser = 'fb.1.1790000000000.1098115397'
const click = 'fb.1.1790000000000.AbC-_9.AQ'

test('the pixel’s cookies are passed on as they are, others are left out', () => {
  const read = (cookies: Record<string, string>) => pixelCookies((name) => cookies[name], [], 1)
  expect(read({ _fbp: browser, _fbc: click })).toEqual({ fbp: browser, fbc: click })
  expect(read({ _fbp: `${browser}"`, _fbc: 'fb.x' })).toEqual({})
  expect(read({})).toEqual({})
})

test('without its cookie, the click is that of the page’s address', () => {
  const read = (cookie: string | undefined, ...pages: string[]) =>
    pixelCookies(
      (name) => (name === '_fbc' ? cookie : undefined),
      pages.map((page) => new URL(page)),
      1_790_000_000_000,
    )
  const landing = 'https://shop.test/?fbclid=AbC-_9'
  const made = { fbc: 'fb.1.1790000000000.AbC-_9' }
  expect(read(undefined, landing)).toEqual(made)
  expect(read(undefined, 'https://shop.test/', landing)).toEqual(made)
  expect(read(click, landing)).toEqual({ fbc: click })
  expect(read(undefined, 'https://shop.test/?fbclid=a%20b')).toEqual({})
  expect(read(undefined)).toEqual({})
})
