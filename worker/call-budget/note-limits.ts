import type { Fetch, Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { requestedPause } from '../upstream/resilience/retry.ts'
import type { UnusualShare } from './unusual-share.ts'

/** Tells the share of unusual calls whenever the service says that it has too many. */
export function noteLimits(fetch: Fetch, share: UnusualShare): Fetch {
  return async (request) => {
    const response = await fetch(request)
    if (response.status === 429) share.limited(requestedPause(response))
    return response
  }
}

/** Tells it of calls that were not answered in time, too: a service that cannot keep up need not say so. */
export function noteTimeouts(http: Http, share: UnusualShare): Http {
  return async (call) => {
    try {
      return await http(call)
    } catch (error) {
      if (error instanceof UpstreamError && error.breakage === 'timeout') share.limited(0)
      throw error
    }
  }
}
