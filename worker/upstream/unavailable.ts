import { retryAfter } from '../limits.ts'

/** If the catalogue is down and nothing is cached: the nearest error boundary is shown. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfter.page) } })
}
