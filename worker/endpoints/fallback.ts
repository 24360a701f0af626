import type { Context } from 'hono'
import type { Edge } from '../context.ts'
import { VariablesError } from '../env.ts'

/** When even the error page could not be made: plain words, no detail of what broke. */
export function fallback(error: Error, c: Context<Edge>): Response {
  console.error(JSON.stringify({ requestId: c.get('requestId'), error: String(error) }))
  c.header('cache-control', 'no-store')
  if (error instanceof VariablesError) return c.text(error.message, 500)
  c.header('retry-after', '30')
  return c.text('Tappet cannot answer right now. Nothing you did is lost; please try again in a moment.', 503)
}
