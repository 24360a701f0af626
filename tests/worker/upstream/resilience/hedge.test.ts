import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hedging } from '#worker/limits.ts'
import { hedge } from '#worker/upstream/resilience/hedge.ts'
import { createPace } from '#worker/upstream/resilience/pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Step {
  /** Milliseconds until the answer. */
  after: number
  /** A status, or null for a connection that breaks. */
  status: number | null
  body?: ReadableStream
}

/** A service that takes these steps, one a call, through hedged calls. */
function throughHedge(...steps: Step[]) {
  const pace = createPace()
  const seen: Request[] = []
  const waited: number[] = []
  const fetch = hedge(
    (request) => {
      const step = steps[seen.length] ?? { after: 0, status: 200 }
      seen.push(request)
      return new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
        setTimeout(() => {
          if (step.status === null) reject(new TypeError('reset'))
          else
            resolve(new Response(step.body ?? `call ${seen.indexOf(request) + 1}`, { status: step.status }))
        }, step.after)
      })
    },
    { pace, now: Date.now, added: (ms) => waited.push(ms) },
  )
  const ask = (signal?: AbortSignal) =>
    fetch(
      new Request('https://back-end.test/products', {
        method: 'POST',
        body: '{"limit":1}',
        ...(signal ? { signal } : {}),
      }),
    )
  /** Asks, and lets this much time pass. */
  async function askFor(milliseconds: number) {
    const answer = ask()
    answer.catch(() => {})
    await vi.advanceTimersByTimeAsync(milliseconds)
    return answer
  }
  return { ask, askFor, pace, seen, waited }
}

const { unknown } = hedging.delay

test('an answer in its usual time is one call', async () => {
  const { askFor, seen } = throughHedge({ after: unknown - 1, status: 200 })
  expect((await askFor(unknown * 2)).status).toBe(200)
  expect(seen).toHaveLength(1)
})

test('a slow answer is still used: the first call continues next to the second', async () => {
  const { askFor, seen, waited } = throughHedge({ after: 1_300, status: 200 }, { after: 1_300, status: 200 })
  expect(await (await askFor(1_300)).text()).toBe('call 1')
  expect(waited).toEqual([unknown])
  expect(await Promise.all(seen.map((request) => request.clone().text()))).toEqual([
    '{"limit":1}',
    '{"limit":1}',
  ])
  expect(seen.map(({ signal }) => signal.aborted)).toEqual([false, true])
})

test('if the second call is answered first, it counts, and the first is cancelled', async () => {
  const { askFor, seen } = throughHedge({ after: 60_000, status: 200 }, { after: 20, status: 200 })
  expect(await (await askFor(unknown + 20)).text()).toBe('call 2')
  expect(seen.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('a refusal counts as an answer', async () => {
  const { askFor } = throughHedge({ after: unknown + 50, status: 404 }, { after: 500, status: 200 })
  expect((await askFor(unknown + 50)).status).toBe(404)
})

test.each([503, null])('a call that fails (%s) leaves the other its time', async (status) => {
  const { askFor } = throughHedge({ after: unknown + 10, status }, { after: 700, status: 200 })
  expect(await (await askFor(unknown + 700)).text()).toBe('call 2')
})

test('of two failures the first counts, and the answer of the other is not left unread', async () => {
  const cancelled: string[] = []
  const body = new ReadableStream({ cancel: () => void cancelled.push('second') })
  const { askFor } = throughHedge({ after: unknown + 10, status: null }, { after: 200, status: 503, body })
  await expect(askFor(unknown + 200)).rejects.toThrow('reset')
  expect(cancelled).toEqual(['second'])
})

test('a call that fails before its time is not repeated here', async () => {
  const { askFor, seen } = throughHedge({ after: 10, status: 503 })
  expect((await askFor(unknown * 2)).status).toBe(503)
  expect(seen).toHaveLength(1)
})

test('no call is added after too many have been added', async () => {
  const { askFor, pace, seen } = throughHedge({ after: 1_300, status: 200 })
  while (pace.spendHedge());
  expect((await askFor(1_300)).status).toBe(200)
  expect(seen).toHaveLength(1)
})

test('a caller who gives up calls off both', async () => {
  const leaving = new AbortController()
  const { ask, seen } = throughHedge({ after: 60_000, status: 200 }, { after: 60_000, status: 200 })
  const answer = ask(leaving.signal)
  answer.catch(() => {})
  await vi.advanceTimersByTimeAsync(unknown)
  leaving.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(seen.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

test('a service that becomes slow is known to be slow: its calls are waited for longer', async () => {
  const { askFor, pace } = throughHedge(...Array.from({ length: 60 }, () => ({ after: 1_400, status: 200 })))
  for (let call = 0; call < 30; call += 1) await askFor(1_400)
  expect(pace.p95()).toBe(1_400)
  expect(pace.hedgeDelay()).toBe(1_400)
})
