import { expect, test } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'

test.each([
  ['/sandbox/api/checkout/selection', '/api/checkout/selection'],
  ['/sandbox', '/'],
  ['http://sandbox.localhost:8787/media/x.svg', '/media/x.svg'],
])('with the binding of the sandbox, %s is its own', async (address, path) => {
  const edge = createEdge({
    upstream: (request) =>
      new Response(new URL(request.url).pathname, { headers: { 'x-frame-options': 'SAMEORIGIN' } }),
  })
  const response = await edge.fetch(address)
  expect(await response.text()).toBe(path)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain;charset=UTF-8',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(edge.rendered).toHaveLength(0)
})

test('without the binding of the sandbox its addresses do not exist', async () => {
  const edge = createEdge({ upstream: null, variables: { COMMERCE_URL: 'https://127.0.0.1:1' } })
  const response = await edge.fetch('/sandbox/api/checkout/selection')
  expect(await response.text()).toContain('A screen')
  expect(edge.rendered[0]?.request.url).toBe('https://shop.test/sandbox/api/checkout/selection')
})
