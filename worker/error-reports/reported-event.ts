import type { Event, StackFrame } from '@sentry/core'
import { traceSampleRate } from '#src/config.ts'
import type { Deployment, LogEvent } from '../log.ts'
import type { Trace } from '../trace.ts'

export interface Reported {
  id: string
  now: number
  trace: Trace
  deployment: Deployment
  publicKey: string
}

/** Null if it is not reported. A line's fields contain no address, query, body or data of a visitor. */
export function reportedEvent(event: LogEvent, reported: Reported): Event | null {
  switch (event.event) {
    case 'error': {
      const [, type = 'Error', value = event.error] = /^(\w{1,60}): (.*)$/s.exec(event.error) ?? []
      const positions = (event.stack ?? '').split('\n').map((line) => line.replace(/^at /, ''))
      return errorEvent(reported, { type, value, positions }, { requestId: event.requestId })
    }
    case 'browser-error': {
      const { name, message, stack, route, kind, requestId, trace } = event
      const thrown = { type: name, value: message, positions: stack }
      const made = errorEvent(reported, thrown, { requestId, kind, ...(route ? { route } : {}) })
      // The trace of the page, not of the request with the report.
      const contexts =
        trace === undefined ? {} : { trace: { trace_id: trace, span_id: reported.trace.spanId } }
      return { ...made, platform: 'javascript', ...(route ? { transaction: route } : {}), contexts }
    }
    case 'answer': {
      const { route, status, upstream, requestId, correlationId } = event
      const thrown = { type: 'Answer', value: `${route}: status ${status}`, positions: [] }
      const tags = { requestId, correlationId, upstream, route, status }
      const level = status >= 500 ? 'error' : 'warning'
      return { ...errorEvent(reported, thrown, tags), level, fingerprint: [upstream, route, String(status)] }
    }
    case 'violation': {
      const { route, directive, blocked, source, enforced, share, requestId } = event
      const thrown = {
        type: 'Violation',
        value: `${route}: ${directive} ${enforced ? 'blocked' : 'would block'} ${blocked || 'something'}`,
        positions: [],
      }
      const tags = { requestId, route, directive, blocked, source, enforced: String(enforced), share }
      const made = errorEvent(reported, thrown, tags)
      return { ...made, platform: 'javascript', level: 'warning', fingerprint: [directive, blocked] }
    }
    case 'dropped': {
      const { share, count } = event
      const thrown = { type: 'Dropped', value: `reports of ${share}: ${count}`, positions: [] }
      return { ...errorEvent(reported, thrown, { share }), level: 'warning', fingerprint: ['dropped', share] }
    }
    case 'deposit-missing':
    case 'quantity-exceeded': {
      const { order, items, requestId } = event
      const what = items.map(({ item, pieces }) => `${pieces} × ${item}`).join(', ')
      const words = event.event === 'deposit-missing' ? 'lacks deposits' : 'has too many pieces'
      const thrown = { type: 'OrderNotice', value: `An order ${words}: ${what}`, positions: [] }
      const made = errorEvent(reported, thrown, { requestId, order })
      return { ...made, level: 'warning', fingerprint: [event.event, order] }
    }
    case 'request':
      return transaction(event, reported)
    default:
      return null
  }
}

interface Thrown {
  type: string
  value: string
  positions: string[]
}

function errorEvent(
  { id, now, trace, deployment }: Reported,
  { type, value, positions }: Thrown,
  tags: Record<string, string | number>,
): Event {
  const frames = positions.flatMap(frameOf).reverse()
  return {
    event_id: id,
    ...deployment,
    timestamp: now / 1000,
    platform: 'node',
    level: 'error',
    tags,
    contexts: { trace: { trace_id: trace.traceId, span_id: trace.spanId } },
    exception: { values: [{ type, value, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }] },
  }
}

function frameOf(position: string): StackFrame[] {
  const [, filename, line, column] = /^(.+):(\d+):(\d+)$/.exec(position) ?? []
  if (filename === undefined) return []
  return [
    {
      filename: `app://${filename.startsWith('/') ? '' : '/'}${filename}`,
      lineno: Number(line),
      colno: Number(column),
      in_app: true,
    },
  ]
}

function transaction(
  { method, route, status, ms }: Extract<LogEvent, { event: 'request' }>,
  { id, now, trace, deployment, publicKey }: Reported,
): Event {
  const { traceId, spanId, parentId } = trace
  return {
    type: 'transaction',
    event_id: id,
    ...deployment,
    platform: 'node',
    transaction: `${method} ${route}`,
    transaction_info: { source: 'route' },
    start_timestamp: (now - ms) / 1000,
    timestamp: now / 1000,
    tags: { status },
    contexts: {
      trace: {
        trace_id: traceId,
        span_id: spanId,
        ...(parentId === null ? {} : { parent_span_id: parentId }),
        op: 'http.server',
        status: status < 500 ? 'ok' : 'internal_error',
      },
    },
    spans: [],
    sdkProcessingMetadata: {
      dynamicSamplingContext: {
        ...deployment,
        trace_id: traceId,
        public_key: publicKey,
        sample_rate: String(traceSampleRate),
        sampled: 'true',
      },
    },
  }
}
