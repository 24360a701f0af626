import { type Bindings, parseVariables, type Variables } from '../env.ts'
import { createReport } from '../error-reports/create-report.ts'
import { createRequestLog } from '../error-reports/create-request-log.ts'
import type { Isolate } from '../isolate.ts'
import { createLog, type Log } from '../log.ts'
import { continueTrace, traceparentOf } from '../trace.ts'
import type { Ids } from '../upstream/request-ports.ts'
import { deploymentOf } from '../variables/deployment.ts'

/** The host's ports for background work and for lines of the log. */
export interface Platform {
  waitUntil(work: Promise<unknown>): void
  write?: (line: string) => void
}

/** The equipment of work without a request, which has ids and a log like one. */
export interface Background {
  settings: Variables
  ids: Ids
  log: Log
}

/** Does work that no visitor has asked for. A failure, malformed variables included, is a line of the log, and rejects. */
export async function runInBackground(
  isolate: Isolate,
  bindings: Bindings,
  { waitUntil, write }: Platform,
  work: (background: Background) => Promise<void>,
): Promise<void> {
  const requestId = crypto.randomUUID()
  let log = createLog('error', deploymentOf(bindings), write)
  try {
    const settings = parseVariables(bindings)
    const trace = continueTrace(undefined)
    log = createRequestLog(bindings, { settings, memory: isolate.reports, trace, waitUntil, write })
    const ids = { requestId, correlationId: requestId, traceparent: traceparentOf(trace) }
    await work({ settings, ids, log })
  } catch (error) {
    createReport(requestId, log)(error)
    throw error
  }
}
