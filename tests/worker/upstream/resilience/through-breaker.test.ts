import { expect, test } from 'vitest'
import type { Http } from '#src/commerce/http.ts'
import { type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import { createBreaker } from '#worker/upstream/resilience/breaker.ts'
import { throughBreaker } from '#worker/upstream/resilience/through-breaker.ts'

const call = { method: 'POST' as const, path: '/products', route: 'POST /products' }

function service(answer: () => RawResponse) {
  let made = 0
  const http: Http = async () => {
    made += 1
    return answer()
  }
  const breaker = createBreaker({ now: () => 0, random: () => 0 })
  const guarded = throughBreaker(http, breaker)
  return {
    ask: () => guarded(call).catch((error) => (error instanceof UpstreamError ? error.breakage : error)),
    made: () => made,
  }
}

test.each<[string, () => RawResponse]>([
  ['a failure', () => ({ status: 500, body: {} })],
  ['a key that is refused', () => ({ status: 401, body: { errors: {} } })],
  ['nothing where something should be', () => ({ status: 200, body: null })],
  [
    'a broken line',
    () => {
      throw new UpstreamError('network', call.route)
    },
  ],
])('%s counts, and after twenty of them the service is not called', async (_, answer) => {
  const { ask, made } = service(answer)
  for (let count = 0; count < 20; count += 1) await ask()
  expect(await ask()).toBe('open')
  expect(made()).toBe(20)
})

test.each<[string, RawResponse]>([
  ['an answer', { status: 200, body: { products: [] } }],
  ['"not found"', { status: 404, body: { errors: {} } }],
  ['a refusal of what was asked', { status: 406, body: { errors: {} } }],
  ['"too many calls"', { status: 429, body: { errors: {} } }],
])('%s is a sign of life', async (_, answer) => {
  const { ask, made } = service(() => answer)
  for (let count = 0; count < 50; count += 1) expect(await ask()).toEqual(answer)
  expect(made()).toBe(50)
})
