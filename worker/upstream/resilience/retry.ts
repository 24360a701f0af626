import type { Fetch } from '#src/commerce/http.ts'
import { retryPause } from '../../limits.ts'
import type { RetryBudget } from './retry-budget.ts'

const transientStatuses = new Set([429, 502, 503, 504])

export interface RetryOptions {
  budget: RetryBudget
  sleep(milliseconds: number): Promise<void>
  random(): number
}

/** A gateway's 502–504, or too many calls: the same call may well succeed. */
export function isTransient({ status }: Response): boolean {
  return transientStatuses.has(status)
}

/**
 * One more attempt after a temporary failure, only for reads; a slow answer is not a failure, see `hedge`. The pause is
 * random, so that many do not start together, and not shorter than the service requests; beyond a second there is no
 * attempt.
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
