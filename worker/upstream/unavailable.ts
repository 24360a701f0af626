import { retryAfter } from '../limits.ts'

/** The 503 a loader throws if the catalogue is down and nothing is cached: the nearest error boundary is shown. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfter.page) } })
}
