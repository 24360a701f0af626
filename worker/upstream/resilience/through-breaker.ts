import type { Http } from '#src/commerce/http.ts'
import { type RawResponse, UpstreamError } from '#src/commerce/reply.ts'
import type { Breaker } from './breaker.ts'

export const callerRefusals = new Set([401, 403, 408, 429])

/** Only for calls that change nothing: whether a change is repeated is the shopper's decision. */
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

/** Makes no calls while the breaker is open, and does not count them: for those that are far slower than a page's. */
export function unlessOpen(http: Http, breaker: Breaker): Http {
  return async (call) => {
    if (breaker.state() === 'open') throw new UpstreamError('open', call.route)
    return http(call)
  }
}

/**
 * A reply that breaks its contract in details is the fault of one route. Too many calls (429) are no failure: a service
 * that counts works, and one visitor could close it for all others.
 */
export function isUnhealthy({ status, body }: RawResponse): boolean {
  if (status === 429) return false
  if (status >= 500 || callerRefusals.has(status)) return true
  return status < 300 && (typeof body !== 'object' || body === null)
}

const tokenRefused = new Set([401, 403])

/** Like `isUnhealthy`, for calls with a shopper's own token: a refused token does not concern other callers. */
export function isUnhealthyForAll(answer: RawResponse): boolean {
  return !tokenRefused.has(answer.status) && isUnhealthy(answer)
}
