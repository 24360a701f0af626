export const retryAfterSeconds = 30

/** The catalogue is down and nothing is remembered: the nearest boundary says so, and crawlers come back. */
export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } })
}
