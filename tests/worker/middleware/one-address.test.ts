import { expect, test } from 'vitest'
import { createEdge } from '#tests/support/shop/test-edge.ts'

const edge = createEdge()

async function visit(path: string, method = 'GET') {
  const { status, headers } = await edge.fetch(path, { method })
  return [status, headers.get('location')]
}

test.each([
  ['/checkout', '/checkout/'],
  ['/checkout?failed=1', '/checkout/?failed=1'],
  ['/fi/checkout', '/fi/checkout/'],
  ['/Checkout/', '/checkout/'],
  ['/%63heckout/', '/checkout/'],
  ['/faq/', '/faq'],
  ['/FAQ?x=A', '/faq?x=A'],
  ['/de/', '/de'],
  ['/de/c/brakes/', '/de/c/brakes'],
  ['/P/Brake-Disc', '/p/Brake-Disc'],
  ['/Parts/Volvo-240/B21A/', '/parts/Volvo-240/B21A'],
  ['/account/Orders/TAP1/', '/account/orders/TAP1'],
  ['/checkout/confirmation/?centraPaymentMethod=card', '/checkout/confirmation?centraPaymentMethod=card'],
])('%s leads to %s for good', async (path, location) => {
  expect(await visit(path)).toEqual([301, location])
  expect(await visit(path, 'HEAD')).toEqual([301, location])
  expect(await visit(location)).toEqual([200, null])
})

test.each([
  '/',
  '/de',
  '/checkout/',
  '/checkout/plain',
  '/c/Brakes',
  '/p/br%C3%B6ms',
  '/parts%2FVolvo-240',
  '/no/such/Page/',
  '/checkout.data',
  '/checkout/_.data',
  '/Faq.data',
])('%s is left as it is', async (path) => {
  expect(await visit(path)).toEqual([200, null])
})

test('a posted form is not redirected', async () => {
  expect(await visit('/checkout', 'POST')).toEqual([200, null])
})
