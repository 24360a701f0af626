import type { CallKind } from '#src/commerce/catalogue-api.ts'
import type { Http } from '#src/commerce/http.ts'
import { reduceShareOnTimeouts } from '../call-budget/reduce-share.ts'
import type { RepeatedUpstream } from '../isolate.ts'
import { cacheable } from './cached.ts'
import { loggedBreaker } from './logged-breaker.ts'
import type { RequestPorts } from './request-ports.ts'
import { hedge } from './resilience/hedge.ts'
import { retryOnce } from './resilience/retry.ts'
import { throughBreaker } from './resilience/through-breaker.ts'
import { createClient, type Service } from './service.ts'

interface ReadService extends Omit<Service, 'fetch'> {
  upstream: RepeatedUpstream
  kind: CallKind
}

/**
 * Calls of a service that change nothing and whose replies are cached. A call passes, from the cache inwards:
 *
 *     cache          what it has is not called for (`findCached`, which asks this client); here: what it must not keep
 *     breaker        fails at once while the service mostly fails
 *     log            one line for each call, and what the service refuses
 *     deadline       for all attempts together, their bodies included
 *     second attempt after a failure that may pass, as the budget of its kind allows
 *     second call    where the first is slower than the service usually is
 *     fetch          as many as one request may have under way; too many calls (429) cut the share of unusual ones
 */
export function createReadClient(ports: RequestPorts, { kind, ...service }: ReadService): Http {
  const { isolate, ids, log, sleep, now } = ports
  const { upstream } = service
  const share = isolate.unusualShares[upstream]

  const fetchNoted = ports.fetchFrom(upstream)
  const fetchHedged = hedge(fetchNoted, {
    pace: isolate.paces[upstream],
    now,
    added: (ms) => log({ event: 'slow', requestId: ids.requestId, upstream, ms }),
  })
  const fetch = retryOnce(fetchHedged, { budget: isolate.retryBudgets[kind], sleep, random: Math.random })
  const client = createClient(ports, { ...service, fetch })
  return cacheable(throughBreaker(reduceShareOnTimeouts(client, share), loggedBreaker(ports, upstream)))
}
