import type { Log, LogEvent } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** A log whose events are also counted, whatever its level. */
export function measuredLog(log: Log, metrics: Metrics): Log {
  return (event) => {
    measure(event, metrics)
    log(event)
  }
}

function measure(event: LogEvent, metrics: Metrics): void {
  switch (event.event) {
    case 'request': {
      const { route, status, ms, data } = event
      metrics.record('shop_requests_total', { route, status: String(status) })
      metrics.record('shop_request_seconds', { route }, ms / 1_000)
      for (const [source, count] of Object.entries(data))
        metrics.record('shop_cache_results_total', { source }, count)
      return
    }
    case 'breaker': {
      const { upstream, state } = event
      metrics.record('shop_breaker_open', { upstream }, state === 'closed' ? 0 : 1)
      if (state === 'open') metrics.record('shop_breaker_openings_total', { upstream })
      return
    }
    case 'payment-return':
      metrics.record('shop_payments_total', { outcome: event.end ?? event.outcome })
      return
    case 'answer':
      // Orders of visitors without script; others are refused between the browser and the service.
      if (event.route === 'POST /payment' && event.status < 500)
        metrics.record('shop_payments_total', { outcome: 'refused' })
      return
    case 'conversion':
      metrics.record('shop_conversions_total', { result: resultOf(event.status) })
      return
    case 'error':
      metrics.record('shop_errors_total', { source: 'worker' })
      return
    case 'browser-error':
      metrics.record('shop_errors_total', { source: 'browser' })
      return
    case 'violation':
      if (event.share === 'payment') metrics.record('shop_errors_total', { source: 'payment-page' })
      return
  }
}

function resultOf(status: number | null): string {
  if (status === null) return 'unanswered'
  return status < 300 ? 'accepted' : 'refused'
}
