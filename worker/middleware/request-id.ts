import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'
import { continueTrace, traceparentOf } from '../trace.ts'

const wellFormed = /^[\w-]{8,64}$/

/** Callers may group requests by `X-Correlation-ID`, of 8 to 64 word characters. */
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
