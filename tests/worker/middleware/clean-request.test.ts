import { expect, test } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const dangerous = [
  'x-react-router-spa-mode',
  'X-React-Router-Prerender-Data',
  'x-remix-response',
  'x-middleware-subrequest',
  'x-forwarded-host',
  'X-Forwarded-Proto',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-http-method',
]

test.each(dangerous)('%s does not reach the screens', async (name) => {
  const edge = createEdge()
  await edge.fetch('/', { headers: { [name]: 'evil.test', 'accept-language': 'sv' } })
  const headers = edge.rendered[0]?.request.headers
  expect(headers?.has(name)).toBe(false)
  expect(headers?.get('accept-language')).toBe('sv')
})

test('a form that comes with such a header arrives whole', async () => {
  const edge = createEdge()
  await edge.fetch('/cart', { method: 'POST', body: 'item=17', headers: { 'x-forwarded-host': 'evil.test' } })
  const request = edge.rendered[0]?.request
  expect([request?.method, await request?.text()]).toEqual(['POST', 'item=17'])
})
