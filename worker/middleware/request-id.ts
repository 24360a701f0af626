import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'

/** Gives each request a name: in the reply, in the logs, and in every call made for it. */
export const requestId = createMiddleware<Edge>(async function requestId(c, next) {
  const id = crypto.randomUUID()
  c.set('requestId', id)
  await next()
  c.header('x-request-id', id)
})
