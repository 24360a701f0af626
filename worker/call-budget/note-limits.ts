import type { Fetch } from '#src/commerce/http.ts'
import { requestedPause } from '../upstream/retry.ts'
import type { UnusualShare } from './unusual-share.ts'

/** Tells the share of unusual calls whenever the service says that it has too many. */
export function noteLimits(fetch: Fetch, share: UnusualShare): Fetch {
  return async (request) => {
    const response = await fetch(request)
    if (response.status === 429) share.limited(requestedPause(response))
    return response
  }
}
