import { createHttp, type Fetch, type Http } from '#src/commerce/http.ts'
import { maxReplyBytes } from '../limits.ts'
import { toldToSecurityLog } from '../security-log/account-calls.ts'
import { logged } from './logged.ts'
import { idHeaders, type RequestPorts } from './request-ports.ts'
import type { Upstream } from './upstreams.ts'

export interface Service {
  upstream: Upstream
  /** Must come from the shop's variables. */
  baseUrl: string
  /** Headers that authenticate the shop. */
  headers: Record<string, string>
  fetch: Fetch
  /** Deadline of a call in milliseconds. */
  deadline: number
  /** True if bodies of responses are not read. */
  statusOnly?: boolean
}

/** Machine-made ids: UUIDs, and traces. */
const random = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i

type CallerPorts = Pick<RequestPorts, 'ids' | 'log'> & Partial<Pick<RequestPorts, 'securityLog'>>

/**
 * Calls to a service: each carries the ids of its request, and writes a line in the log. `securityLog` gets the calls
 * of the commerce service that concern an account.
 */
export function createClient(
  { ids, log, securityLog }: CallerPorts,
  { upstream, headers, ...options }: Service,
): Http {
  const { requestId, correlationId } = ids
  // A caller's id may contain a name.
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
