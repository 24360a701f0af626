import { errorReportLimits } from '../limits.ts'
import type { Deployment, Log, LogEvent } from '../log.ts'
import { createCounter } from '../rate-limit/rate-limiter.ts'
import { scrubError } from '../scrub-error.ts'
import type { Trace } from '../trace.ts'
import type { ErrorServer, ServerPauses } from './error-server.ts'
import { createRecentKeys, type RecentKeys } from './recent-keys.ts'
import { reportedEvent } from './reported-event.ts'

export interface ReportMemory {
  same: RecentKeys
  isWithin: Record<'all' | 'payment' | 'traces', (key: string) => boolean>
  pauses: ServerPauses
}

export function createReportMemory(): ReportMemory {
  return {
    same: createRecentKeys(errorReportLimits.same),
    isWithin: {
      all: createCounter(errorReportLimits.all),
      payment: createCounter(errorReportLimits.payment),
      traces: createCounter(errorReportLimits.traces),
    },
    pauses: { until: {} },
  }
}

interface ReportPorts {
  memory: ReportMemory
  trace: Trace
  deployment: Deployment
  /** Null: there is only the log. */
  server: ErrorServer | null
  waitUntil(work: Promise<unknown>): void
}

export function createReportingLog(
  write: Log,
  { memory, trace, deployment, server, waitUntil }: ReportPorts,
): Log {
  return (event) => {
    // Refusals are common: the first of its kind is enough.
    if (event.event !== 'answer') write(event)
    const isReported = server || event.event === 'answer'
    if (isReported && keyOf(event) !== null) waitUntil(report(event).catch(failed))
  }

  async function report(event: LogEvent): Promise<void> {
    const isTrace = event.event === 'request'
    if (isTrace && !trace.sampled) return
    const key = keyOf(event) ?? ''
    if (!isTrace && memory.same.has(key)) return
    if (event.event === 'answer') {
      write(event)
      memory.same.add(key)
    }
    if (!server || !isWithinLimit(event)) return
    // Only now: a report beyond the limit must not suppress the next equal one.
    if (!isTrace) memory.same.add(key)
    const id = crypto.randomUUID().replaceAll('-', '')
    const made = reportedEvent(event, { id, now: Date.now(), trace, deployment, publicKey: server.publicKey })
    if (!made) return
    await server.send(made).catch((error: unknown) => {
      // Equal errors may arrive; of equal refusals, which are common, the log keeps one.
      if (event.event !== 'answer') memory.same.remove(key)
      throw error
    })
  }

  /** Anyone can make up violations: they have a separate limit from errors, and from those of payment pages. */
  function isWithinLimit(event: LogEvent): boolean {
    if (event.event === 'request') return memory.isWithin.traces('')
    if (event.event !== 'violation') return memory.isWithin.all('errors')
    return memory.isWithin[event.share === 'payment' ? 'payment' : 'all'](event.share)
  }

  /** Only logged, since the server did not accept the report. */
  function failed(error: unknown): void {
    const description = scrubError(error)
    if (memory.same.has(description)) return
    memory.same.add(description)
    write({ event: 'error', requestId: 'error-report', error: description })
  }
}

function keyOf(event: LogEvent): string | null {
  switch (event.event) {
    case 'error':
      return `${event.error} ${event.stack}`
    case 'browser-error':
      return `${event.name} ${event.message} ${event.stack} ${event.route}`
    case 'deposit-missing':
    case 'quantity-exceeded':
      return `${event.event} ${event.order}`
    case 'answer':
      return `${event.upstream} ${event.route} ${event.status}`
    case 'violation':
      return `${event.route} ${event.directive} ${event.blocked} ${event.source} ${event.enforced}`
    case 'dropped':
      return `dropped ${event.share}`
    case 'request':
      return ''
    default:
      return null
  }
}
