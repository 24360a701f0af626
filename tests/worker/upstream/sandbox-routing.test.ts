import { expect, test } from 'vitest'
import { forSandbox, isSandbox, routeFetch } from '#worker/upstream/sandbox-routing.ts'

const origin = 'http://localhost:8787'

test.each([
  ['http://localhost:8787/sandbox', true],
  ['http://localhost:8787/sandbox/api/checkout/brands', true],
  ['http://sandbox.localhost:8787/api/checkout/brands', true],
  ['http://localhost:8787/sandboxes', false],
  ['http://localhost:8787/p/sandbox', false],
  ['http://localhost:8787/%73andbox/api', false],
  ['https://commerce.test/sandbox/api', false],
  ['http://sandbox.localhost.evil.test/api', false],
])('%s belongs to the sandbox: %s', (address, belongs) => {
  expect(isSandbox(new URL(address), origin)).toBe(belongs)
})

test.each([
  ['http://localhost:8787/sandbox', '/'],
  ['http://localhost:8787/sandbox/', '/'],
  ['http://localhost:8787/sandbox/api/checkout/brands?pretty', '/api/checkout/brands?pretty'],
  ['http://sandbox.localhost:8787/sandbox/x', '/x'],
])('the sandbox knows %s as %s', (address, path) => {
  const { pathname, search } = new URL(forSandbox(new Request(address)).url)
  expect(pathname + search).toBe(path)
})

test('a call to a sandbox address goes through the binding, with everything it carries', async () => {
  const seen: Request[] = []
  const SANDBOX = {
    fetch: async (request: Request) => {
      seen.push(request)
      return new Response('from the sandbox')
    },
  }
  const response = await routeFetch(
    { SANDBOX },
    origin,
  )(
    new Request(`${origin}/sandbox/api/checkout/products`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: '{}',
    }),
  )
  expect(await response.text()).toBe('from the sandbox')
  expect([seen[0]?.method, seen[0]?.headers.get('authorization'), await seen[0]?.text()]).toEqual([
    'POST',
    'Bearer secret',
    '{}',
  ])
})
