import { expect, test } from 'vitest'
import { createPersistentHttp } from '#src/commerce/search-sync/persistent-http.ts'
import { isRepeatable } from '#src/commerce/search-sync/search-admin-api.ts'

type Step = number | Error | string | Response

/** A service that takes these steps, one a call, and what was slept between them. */
function calling(steps: Step[], { attempts = 4, path = '/products' } = {}) {
  const slept: number[] = []
  let calls = 0
  const http = createPersistentHttp(
    {
      baseUrl: 'https://service.test',
      deadline: 5_000,
      fetch: async () => {
        const step = steps[calls++] ?? 200
        if (step instanceof Error) throw step
        if (step instanceof Response) return step
        return typeof step === 'string' ? new Response(step) : new Response('{}', { status: step })
      },
    },
    {
      attempts,
      pause: { first: 100, longest: 300 },
      isRepeatable,
      sleep: async (milliseconds) => void slept.push(milliseconds),
      random: () => 0,
    },
  )
  return {
    slept,
    get calls() {
      return calls
    },
    ask: () => http({ method: 'POST', path, route: `POST ${path}`, body: {} }),
  }
}

test.each<[string, Step]>([
  ['429', 429],
  ['500', 500],
  ['503', 503],
  ['a broken connection', new Error('reset')],
  ['a torn reply', '{"products":['],
])('after %s the call is made again', async (_, step) => {
  const service = calling([step, step])
  expect((await service.ask()).status).toBe(200)
  expect(service.calls).toBe(3)
})

test('pauses double up to the longest, and the last failure is the answer', async () => {
  const service = calling([500, 500, 500, 500, 500], { attempts: 5 })
  expect((await service.ask()).status).toBe(500)
  expect(service.slept).toEqual([100, 200, 300, 300])
  const broken = calling([new Error('reset'), new Error('reset')], { attempts: 2 })
  await expect(broken.ask()).rejects.toThrow('network')
})

test('a pause requested by the service is kept, up to a limit below hours', async () => {
  const busy = (seconds: string) => new Response('{}', { status: 503, headers: { 'retry-after': seconds } })
  const service = calling([busy('2'), busy('86400'), busy('Wed, 21 Oct 2026 07:28:00 GMT'), 200])
  await service.ask()
  expect(service.slept).toEqual([2_000, 60_000, 60_000])
})

test.each([400, 401, 404])('a %i is the answer', async (status) => {
  const service = calling([status])
  expect((await service.ask()).status).toBe(status)
  expect(service.calls).toBe(1)
})

test('a swap is made again only where it was not accepted', async () => {
  const path = '/swap-indexes'
  expect((await calling([429, 503], { path }).ask()).status).toBe(200)
  expect((await calling([500], { path }).ask()).status).toBe(500)
  await expect(calling([new Error('reset')], { path }).ask()).rejects.toThrow('network')
})
