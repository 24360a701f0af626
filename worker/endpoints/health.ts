import type { Context } from 'hono'
import type { Edge } from '../context.ts'

/** 200 if the Worker runs and its variables are valid. Does not call any service. */
export function health(c: Context<Edge>): Response {
  return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
}
