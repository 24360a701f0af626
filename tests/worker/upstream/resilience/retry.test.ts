import { expect, test } from 'vitest'
import { retryOnce } from '#worker/upstream/resilience/retry.ts'
import { createRetryBudget } from '#worker/upstream/resilience/retry-budget.ts'

type Step = number | Error | 'hangs' | Response

/** A service that takes these steps, one a call; and what was slept between them. */
function retryingThrough(
  steps: Step[],
  { random = 0.5, budget = createRetryBudget(), during = () => {} } = {},
) {
  const seen: Request[] = []
  const slept: number[] = []
  const fetch = retryOnce(
    async (request) => {
      const step = steps[seen.length]
      seen.push(request)
      if (step instanceof Error) throw step
      if (step instanceof Response) return step
      return step === 'hangs' ? new Promise<Response>(() => {}) : new Response(null, { status: step ?? 200 })
    },
    {
      budget,
      async sleep(milliseconds) {
        slept.push(milliseconds)
        during()
      },
      random: () => random,
    },
  )
  const ask = (signal?: AbortSignal) =>
    fetch(
      new Request('https://back-end.test/products', {
        method: 'POST',
        body: '{"limit":1}',
        ...(signal ? { signal } : {}),
      }),
    )
  return { ask, seen, slept }
}

const retryAfter = (status: number, seconds: string) =>
  new Response(null, { status, headers: { 'retry-after': seconds } })

test.each([502, 503, 504])('after a %i the call is made once more', async (status) => {
  const { ask, seen } = retryingThrough([status, 200])
  expect((await ask()).status).toBe(200)
  expect(await Promise.all(seen.map((request) => request.text()))).toEqual(['{"limit":1}', '{"limit":1}'])
})

test('after a broken connection too', async () => {
  const { ask } = retryingThrough([new TypeError('reset'), 200])
  expect((await ask()).status).toBe(200)
})

test.each([200, 201, 301, 400, 401, 404, 500])('after a %i it is not', async (status) => {
  const { ask, seen } = retryingThrough([status, 200])
  expect((await ask()).status).toBe(status)
  expect(seen).toHaveLength(1)
})

test('a second failure is the last', async () => {
  const { ask, seen } = retryingThrough([503, 503, 200])
  expect((await ask()).status).toBe(503)
  expect(seen).toHaveLength(2)
})

test.each([
  [0, 50],
  [0.5, 150],
  [1, 250],
])('the pause is drawn (%d) between 50 and 250 ms', async (random, pause) => {
  const { ask, slept } = retryingThrough([503, 200], { random })
  await ask()
  expect(slept).toEqual([pause])
})

test('a requested pause of a second is kept; after a longer one there is no call', async () => {
  const patient = retryingThrough([retryAfter(429, '1'), 200])
  expect((await patient.ask()).status).toBe(200)
  expect(patient.slept).toEqual([1_000])
  for (const pause of ['2', '120', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
    const left = retryingThrough([retryAfter(503, pause), 200])
    expect((await left.ask()).status).toBe(503)
    expect(left.seen).toHaveLength(1)
  }
})

test('a call the service had too many of is made once more, a second later', async () => {
  const { ask, seen, slept } = retryingThrough([429, 200])
  expect((await ask()).status).toBe(200)
  expect([seen.length, slept]).toEqual([2, [1_000]])
})

test('a call that was given up is not made again, and nothing is spent on it', async () => {
  const { ask, seen, slept } = retryingThrough([new TypeError('aborted'), 200])
  await expect(ask(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(seen).toHaveLength(1)
  expect(slept).toEqual([])
})

test('a call that is given up in the pause is not made again', async () => {
  const leaving = new AbortController()
  const { ask, seen } = retryingThrough([503, 200], { during: () => leaving.abort() })
  await expect(ask(leaving.signal)).rejects.toThrow('aborted')
  expect(seen).toHaveLength(1)
})

test('a caller who gives up calls off the attempt under way', async () => {
  const leaving = new AbortController()
  const { ask, seen } = retryingThrough(['hangs'])
  void ask(leaving.signal).catch(() => {})
  leaving.abort()
  expect(seen[0]?.signal.aborted).toBe(true)
})

test('an answer that is not read is cancelled', async () => {
  const cancelled: string[] = []
  const body = new ReadableStream({ cancel: () => void cancelled.push('first') })
  const { ask } = retryingThrough([new Response(body, { status: 503 }), 200])
  expect((await ask()).status).toBe(200)
  expect(cancelled).toEqual(['first'])
})

test('a broken connection costs a second attempt as well', async () => {
  const { ask, seen } = retryingThrough([new TypeError('reset'), 200], {
    budget: createRetryBudget({ perCall: 0, max: 0 }),
  })
  await expect(ask()).rejects.toThrow('reset')
  expect(seen).toHaveLength(1)
})

test('a service that is down is asked a tenth more often than one that is up, not twice as often', async () => {
  const budget = createRetryBudget()
  const { ask, seen } = retryingThrough(Array<Step>(1_000).fill(503), { budget })
  for (let count = 0; count < 200; count += 1) await ask()
  expect(seen.length).toBeGreaterThan(220)
  expect(seen.length).toBeLessThanOrEqual(230)
})

test('a budget is never saved up for more than ten second attempts', () => {
  const budget = createRetryBudget()
  for (let count = 0; count < 1_000; count += 1) budget.earn()
  expect(Array.from({ length: 11 }, () => budget.spend()).filter(Boolean)).toHaveLength(10)
})
