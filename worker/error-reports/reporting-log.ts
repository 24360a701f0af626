import { errorReportLimits } from '../limits.ts'
import type { Log, LogEvent } from '../log.ts'
import { createMemoryRateLimiter, type RateLimiter } from '../rate-limit/rate-limiter.ts'
import { scrubError } from '../scrub.ts'
import type { Trace } from '../trace.ts'
import type { ErrorServer, ServerPauses } from './error-server.ts'
import { reportedEvent } from './reported-event.ts'

/** What an isolate remembers of its reports, so that an outage is no flood of them; see `errorReportLimits`. */
export interface ReportMemory {
  same: RateLimiter
  all: RateLimiter
  traces: RateLimiter
  pauses: ServerPauses
}

export function createReportMemory(): ReportMemory {
  return {
    same: createMemoryRateLimiter(errorReportLimits.same),
    all: createMemoryRateLimiter(errorReportLimits.all),
    traces: createMemoryRateLimiter(errorReportLimits.traces),
    pauses: { until: {} },
  }
}

interface ReportPorts {
  memory: ReportMemory
  trace: Trace
  /** Null: there is only the log. */
  server: ErrorServer | null
  /** Keeps the request's work alive. */
  waitUntil(work: Promise<unknown>): void
}

/** Wraps the log of a request: what goes wrong is reported to the error server too, in the background. */
export function createReportingLog(write: Log, { memory, trace, server, waitUntil }: ReportPorts): Log {
  return (event) => {
    // Refusals are part of every day: the first of its kind says enough.
    if (event.event !== 'answer') write(event)
    const isReported = server || event.event === 'answer'
    if (isReported && keyOf(event) !== null) waitUntil(report(event).catch(failed))
  }

  async function report(event: LogEvent): Promise<void> {
    const isTrace = event.event === 'request'
    if (isTrace && !trace.sampled) return
    if (!isTrace && !(await memory.same.limit({ key: keyOf(event) ?? '' })).success) return
    if (event.event === 'answer') write(event)
    if (!server) return
    // Anybody can make up violations: they take no room from errors.
    const key = event.event === 'violation' ? 'violations' : 'all'
    if (!(await memory[isTrace ? 'traces' : 'all'].limit({ key })).success) return
    const id = crypto.randomUUID().replaceAll('-', '')
    const made = reportedEvent(event, { id, now: Date.now(), trace, publicKey: server.publicKey })
    if (made) await server.send(made)
  }

  /** Not to the server that did not take it. */
  async function failed(error: unknown): Promise<void> {
    const description = scrubError(error)
    if ((await memory.same.limit({ key: description })).success)
      write({ event: 'error', requestId: 'error-report', error: description })
  }
}

/** What makes two events the same; null for those that are only logged. */
function keyOf(event: LogEvent): string | null {
  switch (event.event) {
    case 'error':
      return `${event.error} ${event.stack}`
    case 'browser-error':
      return `${event.name} ${event.message} ${event.stack} ${event.route}`
    case 'answer':
      return `${event.upstream} ${event.route} ${event.status}`
    case 'violation':
      return `${event.route} ${event.directive} ${event.blocked} ${event.source} ${event.enforced}`
    case 'request':
      return ''
    default:
      return null
  }
}
