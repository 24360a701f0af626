import { createHttp, type Fetch, type Http } from '#src/commerce/http.ts'
import { maxReplyBytes } from '../limits.ts'
import { toldToSecurityLog } from '../security-log/account-calls.ts'
import { logged } from './logged.ts'
import { idHeaders, type RequestPorts } from './request-ports.ts'
import type { Upstream } from './upstreams.ts'

/** One of the services behind the shop, and how a request calls it. */
export interface Service {
  upstream: Upstream
  /** Must come from the shop's variables. */
  baseUrl: string
  /** What opens the service. */
  headers: Record<string, string>
  fetch: Fetch
  /** Milliseconds until a call is given up. */
  deadline: number
  /** Whether bodies of responses are not read. */
  statusOnly?: boolean
}

/** Ids that a machine has made: UUIDs, and traces. */
const random = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i

type CallerPorts = Pick<RequestPorts, 'ids' | 'log'> & Partial<Pick<RequestPorts, 'securityLog'>>

/**
 * Calls to a service: each carries the ids of the request it is made for, and leaves a line in the log. With `securityLog`
 * that is told what calls of the commerce service mean for an account.
 */
export function createClient(
  { ids, log, securityLog }: CallerPorts,
  { upstream, headers, ...options }: Service,
): Http {
  const { requestId, correlationId } = ids
  // What a caller has chosen to be an id may be a name.
  const named = { requestId, correlationId: random.test(correlationId) ? correlationId : requestId }
  const http = createHttp({
    ...options,
    headers: { ...headers, ...idHeaders(ids) },
    maxBytes: maxReplyBytes,
    refused: (route, status) => log({ event: 'answer', ...named, upstream, route, status }),
  })
  const told = securityLog && upstream === 'checkout' ? toldToSecurityLog(http, securityLog) : http
  return logged(told, upstream, ids.requestId, log)
}
