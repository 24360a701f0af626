import type { Fetch } from '#src/commerce/http.ts'
import type { Pace } from './pace.ts'
import { isTransient } from './retry.ts'

interface HedgeOptions {
  pace: Pace
  now(): number
  added?(waited: number): void
}

/** Adds a second call if a service is unusually slow; the first continues, as slow is not broken. Only for reads. */
export function hedge(fetch: Fetch, { pace, now, added = () => {} }: HedgeOptions): Fetch {
  return (request) => {
    const spare = request.clone()
    const calls: AbortController[] = []
    const failures: { response?: Response; error?: unknown }[] = []
    const { promise, resolve, reject } = Promise.withResolvers<Response>()

    function start(attempt: Request) {
      const cancelled = new AbortController()
      const started = now()
      calls.push(cancelled)
      fetch(new Request(attempt, { signal: AbortSignal.any([request.signal, cancelled.signal]) })).then(
        (response) => {
          pace.record(now() - started)
          if (isTransient(response)) return fail({ response })
          for (const other of calls) if (other !== cancelled) other.abort()
          for (const failure of failures) discard(failure.response)
          return resolve(response)
        },
        (error: unknown) => {
          // A cancelled call would have taken longer still.
          if (cancelled.signal.aborted) pace.record(now() - started)
          return fail({ error })
        },
      )
    }

    /** A failed call counts only if no other is pending; of two the first counts. */
    function fail(failure: { response?: Response; error?: unknown }) {
      failures.push(failure)
      if (failures.length < calls.length) return
      const [first, second] = failures
      discard(second?.response)
      if (first?.response) resolve(first.response)
      else reject(first?.error)
    }

    const started = now()
    const timer = setTimeout(() => {
      if (request.signal.aborted || failures.length > 0 || !pace.spendHedge()) return
      added(now() - started)
      start(spare)
    }, pace.hedgeDelay())
    start(request)
    return promise.finally(() => clearTimeout(timer))
  }
}

function discard(response: Response | undefined): void {
  response?.body?.cancel().catch(() => {})
}
