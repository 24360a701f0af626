import { within } from '#src/commerce/deadline.ts'
import type { Fetch } from '#src/commerce/http.ts'
import { retryPause } from '../limits.ts'
import type { RetryBudget } from './retry-budget.ts'

const transientStatuses = new Set([429, 502, 503, 504])

export interface RetryOptions {
  /** Milliseconds one attempt may wait for its headers. */
  attemptDeadline: number
  budget: RetryBudget
  sleep(milliseconds: number): Promise<void>
  random(): number
}

/**
 * One more attempt after a failure that may pass: no connection, no answer in time, or a gateway's 502–504. Only
 * for calls that change nothing. The second attempt starts after 50–250 ms, so that many do not start together, and
 * not before the service asked for it; a service that asks for more than a second is left alone.
 */
export function retryOnce(fetch: Fetch, { attemptDeadline, budget, sleep, random }: RetryOptions): Fetch {
  function attempt(request: Request): Promise<Response> {
    const slow = new AbortController()
    const signal = AbortSignal.any([request.signal, slow.signal])
    return within(attemptDeadline, fetch(new Request(request, { signal })), () => {
      slow.abort()
      return new Error(`No answer within ${attemptDeadline} ms`)
    })
  }

  return async (request) => {
    budget.earn()
    const spare = request.clone()
    let pause = 0
    try {
      const response = await attempt(request)
      pause = requestedPause(response)
      if (!transientStatuses.has(response.status) || pause > retryPause.maxRequested || !budget.spend())
        return response
      response.body?.cancel().catch(() => {})
    } catch (error) {
      if (spare.signal.aborted || !budget.spend()) throw error
    }
    const { min, max } = retryPause
    await sleep(Math.max(pause, min + random() * (max - min)))
    spare.signal.throwIfAborted()
    return attempt(spare)
  }
}

/** Milliseconds. A date counts as too long: what will be well within a second says so in seconds. */
function requestedPause({ status, headers }: Response): number {
  const asked = headers.get('retry-after')
  if (asked === null) return status === 429 ? Number.POSITIVE_INFINITY : 0
  return /^\d+$/.test(asked) ? Number(asked) * 1_000 : Number.POSITIVE_INFINITY
}
