import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { continueTrace, traceparentOf } from '../trace.ts'

const wellFormed = /^[\w-]{8,64}$/

/**
 * Gives each request an id for the response, the logs and all upstream calls, and its place in a trace. Callers may send `X-Correlation-ID` (8 to
 * 64 word characters) to group several requests.
 */
export const requestId = createMiddleware<Edge>(async function requestId(c, next) {
  const id = crypto.randomUUID()
  const brought = c.req.header('x-correlation-id') ?? ''
  const trace = continueTrace(c.req.header('traceparent'))
  const ids = {
    requestId: id,
    correlationId: wellFormed.test(brought) ? brought : id,
    traceparent: traceparentOf(trace),
  }
  c.set('ids', ids)
  c.set('trace', trace)
  await next()
  c.res.headers.set('x-request-id', ids.requestId)
  c.res.headers.set('x-correlation-id', ids.correlationId)
})
