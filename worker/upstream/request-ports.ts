import type { Fetch } from '#src/commerce/http.ts'
import type { CachePorts } from '../cache/data-cache.ts'
import type { CallGate } from '../call-budget/call-gate.ts'
import type { Variables } from '../env.ts'
import type { Isolate } from '../isolate.ts'
import type { Log } from '../log.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import type { CallMetrics } from './call-metrics.ts'
import type { PageUpstream } from './upstreams.ts'

export interface Ids {
  requestId: string
  correlationId: string
  traceparent: string
}

export interface RequestPorts extends CachePorts {
  isolate: Isolate
  settings: Variables
  ids: Ids
  gate: CallGate
  fetch: Fetch
  /** Like `fetch` for calls of one service, whose share of unusual calls shrinks after too many calls. */
  fetchFrom(upstream: PageUpstream): Fetch
  sleep(milliseconds: number): Promise<void>
  metrics: CallMetrics
  log: Log
  securityLog: SecurityLog
}

export function idHeaders({ requestId, correlationId, traceparent }: Ids): Record<string, string> {
  return { 'x-request-id': requestId, 'x-correlation-id': correlationId, traceparent }
}
