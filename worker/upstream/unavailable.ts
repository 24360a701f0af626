/** What a 503 tells crawlers to wait. */
export const retryAfterSeconds = 30

/** Thrown when the catalogue is down and nothing is cached: the nearest boundary says so, and crawlers come back. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } })
}
