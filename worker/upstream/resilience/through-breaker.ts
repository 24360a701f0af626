import type { Http } from '#src/commerce/http.ts'
import { type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import type { Breaker } from './breaker.ts'

/** Refusals about this shop's key or request rate, not about the resource: "not found" must never be read into them. */
export const callerRefusals = new Set([401, 403, 408, 429])

/**
 * Wraps calls with a breaker; while it is open they fail at once. Only for calls that change nothing: whether to change
 * something is for the shopper to decide, and to try again.
 */
export function throughBreaker(http: Http, breaker: Breaker, unhealthy = isUnhealthy): Http {
  return async (call) => {
    const admission = breaker.admit()
    if (!admission) throw new UpstreamError('open', call.route)
    try {
      const answer = await http(call)
      if (unhealthy(answer)) admission.failed()
      else admission.succeeded()
      return answer
    } catch (error) {
      admission.failed()
      throw error
    }
  }
}

/**
 * A contract broken in its details is the fault of one route; an answer that is no object is the service's. Too many calls
 * (429) is no failure: a service that counts works, and one visitor could otherwise close it for all others.
 */
export function isUnhealthy({ status, body }: RawResponse): boolean {
  if (status === 429) return false
  if (status >= 500 || callerRefusals.has(status)) return true
  return status < 300 && (typeof body !== 'object' || body === null)
}

const tokenRefused = new Set([401, 403])

/** Like `isUnhealthy`, for calls that carry a shopper's own token: a refused token says nothing about other callers. */
export function isUnhealthyForAll(answer: RawResponse): boolean {
  return !tokenRefused.has(answer.status) && isUnhealthy(answer)
}
