import type { Fetch } from '#src/commerce/http.ts'

const passing = new Set([502, 503, 504])

export interface RetryOptions {
  /** Milliseconds one attempt may wait for its headers. */
  attemptDeadline: number
  sleep(milliseconds: number): Promise<void>
  random(): number
}

/**
 * One more attempt after a failure that may pass: no connection, no answer in time, or a gateway's 502–504. Only
 * for calls that change nothing. The second attempt starts after 50–250 ms, so that many do not start together.
 */
export function retryOnce(fetch: Fetch, { attemptDeadline, sleep, random }: RetryOptions): Fetch {
  const attempt = (request: Request) =>
    fetch(
      new Request(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(attemptDeadline)]),
      }),
    )

  return async (request) => {
    const spare = request.clone()
    try {
      const response = await attempt(request)
      if (!passing.has(response.status)) return response
      await response.body?.cancel()
    } catch (error) {
      if (spare.signal.aborted) throw error
    }
    await sleep(50 + random() * 200)
    return attempt(spare)
  }
}
