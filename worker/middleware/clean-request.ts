import { createMiddleware } from 'hono/factory'
import type { Edge } from '../context.ts'

const mostAddress = 8_192
const mostHeaders = 32_768

/** Headers with which a caller could speak for the router, a proxy, or another address. */
const untrusted = [
  /^x-react-router-/,
  /^x-remix-/,
  /^x-middleware-/,
  /^x-forwarded-/,
  /^x-original-url$/,
  /^x-rewrite-url$/,
  /^x-http-method-override$/,
]

/** Refuses what no browser sends and drops what nobody but us may say. */
export const cleanRequest = createMiddleware<Edge>(async function cleanRequest(c, next) {
  const { raw } = c.req
  if (raw.url.length > mostAddress) return c.text('The address is too long.', 414)
  const names = [...raw.headers.keys()]
  const size = [...raw.headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (size > mostHeaders) return c.text('The request headers are too large.', 431)
  const dropped = names.filter((name) => untrusted.some((pattern) => pattern.test(name)))
  if (dropped.length > 0) {
    const headers = new Headers(raw.headers)
    for (const name of dropped) headers.delete(name)
    c.req.raw = new Request(raw, { headers })
  }
  return next()
})
