import type { Fetch, Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { requestedPause } from '../upstream/resilience/retry.ts'
import type { UnusualShare } from './unusual-share.ts'

/** Reduces the share of unusual calls whenever the service reports too many calls. */
export function reduceShareOnLimits(fetch: Fetch, share: UnusualShare): Fetch {
  return async (request) => {
    const response = await fetch(request)
    if (response.status === 429) share.limited(requestedPause(response))
    return response
  }
}

/** Reduces it after timeouts, too: an overloaded service may not report it. */
export function reduceShareOnTimeouts(http: Http, share: UnusualShare): Http {
  return async (call) => {
    try {
      return await http(call)
    } catch (error) {
      if (error instanceof UpstreamError && error.breakage === 'timeout') share.limited(0)
      throw error
    }
  }
}
