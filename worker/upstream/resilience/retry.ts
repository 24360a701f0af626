import type { Fetch } from '#src/commerce/http.ts'
import { retryPause } from '../../limits.ts'
import type { RetryBudget } from './retry-budget.ts'

const transientStatuses = new Set([429, 502, 503, 504])

export interface RetryOptions {
  budget: RetryBudget
  sleep(milliseconds: number): Promise<void>
  random(): number
}

/** True for an answer after which the same call may well succeed: a gateway's 502–504, or too many calls. */
export function isTransient({ status }: Response): boolean {
  return transientStatuses.has(status)
}

/**
 * One more attempt after a temporary failure: no connection, or a gateway's 502–504. A slow answer is not a failure:
 * see `hedge`. Only for calls that change nothing. The second attempt starts after a random pause, so that many do not
 * start together, and not before the service's requested time; after a request of more than a second there is none. Too
 * many calls (429) without a requested time: a second later.
 */
export function retryOnce(fetch: Fetch, { budget, sleep, random }: RetryOptions): Fetch {
  return async (request) => {
    budget.earn()
    const spare = request.clone()
    let pause = 0
    try {
      const response = await fetch(request)
      pause = requestedPause(response)
      if (!isTransient(response) || pause > retryPause.maxRequested || !budget.spend()) return response
      response.body?.cancel().catch(() => {})
    } catch (error) {
      if (spare.signal.aborted || !budget.spend()) throw error
    }
    const { min, max } = retryPause
    await sleep(Math.max(pause, min + random() * (max - min)))
    spare.signal.throwIfAborted()
    return fetch(spare)
  }
}

/** Milliseconds. A date counts as too long: a service that recovers within a second says so in seconds. */
export function requestedPause({ status, headers }: Response): number {
  const asked = headers.get('retry-after')
  if (asked === null) return status === 429 ? retryPause.limited : 0
  return /^\d+$/.test(asked) ? Number(asked) * 1_000 : Number.POSITIVE_INFINITY
}
