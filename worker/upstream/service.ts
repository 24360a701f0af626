import { createHttp, type Fetch, type Http } from '#src/commerce/http.ts'
import { maxReplyBytes } from '../limits.ts'
import { withSecurityLog } from '../security-log/account-calls.ts'
import { logged } from './logged.ts'
import { idHeaders, type RequestPorts } from './request-ports.ts'
import type { Upstream } from './upstreams.ts'

export interface Service {
  upstream: Upstream
  baseUrl: string
  headers: Record<string, string>
  fetch: Fetch
  deadline: number
  /** Maximum size of a reply in bytes; `maxReplyBytes` by default. */
  maxBytes?: number
  statusOnly?: boolean
}

/** Machine-made ids: UUIDs, and traces. */
const random = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i

type CallerPorts = Pick<RequestPorts, 'ids' | 'log'> & Partial<Pick<RequestPorts, 'securityLog'>>

/** `securityLog` gets the calls of the commerce service that concern an account. */
export function createClient(
  { ids, log, securityLog }: CallerPorts,
  { upstream, headers, ...options }: Service,
): Http {
  const { requestId, correlationId } = ids
  // A caller's id may contain a name.
  const named = { requestId, correlationId: random.test(correlationId) ? correlationId : requestId }
  const http = createHttp({
    maxBytes: maxReplyBytes,
    ...options,
    headers: { ...headers, ...idHeaders(ids) },
    refused: (route, status) => log({ event: 'answer', ...named, upstream, route, status }),
  })
  const noted = securityLog && upstream === 'checkout' ? withSecurityLog(http, securityLog) : http
  return logged(noted, upstream, ids.requestId, log)
}
