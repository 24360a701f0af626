import type { Context } from 'hono'
import type { Edge } from '../context.ts'

/** The Worker is up and its variables are right. Says nothing of the services behind it. */
export function health(c: Context<Edge>): Response {
  return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
}
