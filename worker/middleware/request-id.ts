import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'

const wellFormed = /^[\w-]{8,64}$/

/**
 * Names each request in the reply, in the logs, and in every call made for it. A caller may bring a correlation id
 * of its own, to find several requests again as one.
 */
export const requestId = createMiddleware<Edge>(async function requestId(c, next) {
  const id = crypto.randomUUID()
  const brought = c.req.header('x-correlation-id') ?? ''
  const ids = { requestId: id, correlationId: wellFormed.test(brought) ? brought : id }
  c.set('ids', ids)
  await next()
  c.res.headers.set('x-request-id', ids.requestId)
  c.res.headers.set('x-correlation-id', ids.correlationId)
})
