import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const edge = createEdge()

async function visit(path: string, method = 'GET') {
  const { status, headers } = await edge.fetch(path, { method })
  return [status, headers.get('location')]
}

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/p/brake-disc', '/p/brake-disc'],
  [
    '/en/c/brakes/disc-brakes?page=2&filters=%7B%22a%22%3A1%7D',
    '/c/brakes/disc-brakes?page=2&filters=%7B%22a%22%3A1%7D',
  ],
  ['/en?utm_source=mail', '/?utm_source=mail'],
  ['/en/checkout/?failed=1', '/checkout/?failed=1'],
  ['/en/search?keyword=a%20b&x=//evil.test', '/search?keyword=a%20b&x=//evil.test'],
])('%s leads to %s for good', async (path, location) => {
  expect(await visit(path)).toEqual([301, location])
  expect(await visit(path, 'HEAD')).toEqual([301, location])
})

test.each([
  '/',
  '/english',
  '/EN/p/x',
  '/en.data',
  '/en/p/x.data',
  '/en/_.data',
  '/en%2fp',
  '/sv/en/p/x',
  '/ende',
])('%s is left as it is', async (path) => {
  expect(await visit(path)).toEqual([200, null])
})

test('/en stores English as the chosen language, for any country', async () => {
  const redirecting = createEdge({ variables: { LANGUAGE_REDIRECT: '1' } })
  const shopper = {
    'x-test-country': 'SE',
    'accept-language': 'sv',
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
  }
  expect((await redirecting.fetch('/', { headers: shopper })).headers.get('location')).toBe('/sv')
  const { headers } = await redirecting.fetch('/en', { headers: shopper })
  expect([headers.get('location'), headers.get('cache-control')]).toEqual(['/', 'private, no-store'])
  const [cookie = '', ...rules] = (headers.get('set-cookie') ?? '').split('; ')
  expect(rules.sort()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure'])
  const home = await redirecting.fetch('/', { headers: { ...shopper, cookie } })
  expect([home.status, home.headers.get('location')]).toEqual([200, null])
  expect((await redirecting.fetch('/en/p/x', { headers: shopper })).headers.get('set-cookie')).toBeNull()
})

test('on an http origin the cookie of a chosen language is not Secure', async () => {
  const variables = { LANGUAGE_REDIRECT: '1', PUBLIC_ORIGIN: 'http://localhost:8787' }
  const { headers } = await createEdge({ variables }).fetch('/en')
  expect(headers.get('set-cookie')).toBe('rc_lang=en; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('no cookie is set where no language is guessed', async () => {
  expect((await edge.fetch('/en')).headers.get('set-cookie')).toBeNull()
})

test('a posted form is not redirected', async () => {
  expect(await visit('/en/cart', 'POST')).toEqual([200, null])
})

test('no address leads out of the shop, or into a circle', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '%5C',
      '%2F',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      'evil.test',
      'en',
      '\t',
      '#',
      '?',
    ),
    fc.webSegment(),
  )
  const rest = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(rest, async (tail) => {
      const asked = new URL(`https://shop.test/en/${tail}`)
      const [status, location] = await visit(`/en/${tail}`)
      if (status !== 301) return
      const target = new URL(String(location), asked)
      expect(target.origin).toBe('https://shop.test')
      expect(target.search).toBe(asked.search)
      expect(target.pathname.length).toBeLessThan(asked.pathname.length)
    }),
    { numRuns: propertyRuns },
  )
})
