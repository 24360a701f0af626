import type { Fetch } from '#src/commerce/http.ts'
import type { CachePorts } from '../cache/data-cache.ts'
import type { Variables } from '../env.ts'
import type { Log } from '../log.ts'
import type { CallMetrics } from './call-metrics.ts'

/** How a request names itself in the calls made for it, so that logs on both sides can be held together. */
export interface Ids {
  requestId: string
  correlationId: string
}

/** What a request needs to call the services behind the shop. */
export interface RequestPorts extends CachePorts {
  settings: Variables
  ids: Ids
  /** Limited to what one request may have in flight. */
  fetch: Fetch
  /** The same, and tried once more where that may help; for calls that change nothing. */
  retryingFetch: Fetch
  metrics: CallMetrics
  log: Log
}

export function idHeaders({ requestId, correlationId }: Ids): Record<string, string> {
  return { 'x-request-id': requestId, 'x-correlation-id': correlationId }
}
