import type { Bindings, Variables } from '../env.ts'
import { createLog, type Log } from '../log.ts'
import { measuredLog } from '../metrics/measured-log.ts'
import { metricsOf } from '../metrics/metrics-of.ts'
import type { Trace } from '../trace.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import { deploymentOf } from '../variables/deployment.ts'
import { createErrorServer } from './error-server.ts'
import { createReportingLog, type ReportMemory } from './reporting-log.ts'

interface RequestLogOptions {
  settings: Variables
  memory: ReportMemory
  trace: Trace
  waitUntil(work: Promise<unknown>): void
  write?: ((line: string) => void) | undefined
}

export function createRequestLog(
  bindings: Bindings,
  { settings, memory, trace, waitUntil, write }: RequestLogOptions,
): Log {
  const { ERROR_DSN, LOG_LEVEL, PUBLIC_ORIGIN } = settings
  const fetch = routeFetch(bindings, PUBLIC_ORIGIN)
  const server = ERROR_DSN ? createErrorServer(ERROR_DSN, fetch, memory.pauses) : null
  const deployment = deploymentOf(bindings)
  const log = createLog(LOG_LEVEL, deployment, write)
  const reporting = createReportingLog(log, { memory, trace, deployment, server, waitUntil })
  const metrics = metricsOf(bindings)
  return metrics ? measuredLog(reporting, metrics) : reporting
}
