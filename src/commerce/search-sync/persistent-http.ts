import { createHttp, type Http, type HttpOptions } from '../http.ts'
import { UpstreamError } from '../reply.ts'

/** The rules by which a failed call is repeated. */
export interface Persistence {
  /** Calls made at most. */
  attempts: number
  /** Milliseconds before the second attempt, twice as many before each further one, up to `longest`. */
  pause: { first: number; longest: number }
  /** True if a call may be repeated although it may have been carried out. */
  isRepeatable?(call: { path: string }): boolean
  sleep(milliseconds: number): Promise<void>
  /** A random number from 0 up to, but not including, 1. */
  random(): number
}

const busy = new Set([429, 503])

/**
 * A client for work that may take its time: calls without a usable answer, and those answered 429 or 5xx, are made again
 * after a pause that doubles, and is at least that of `Retry-After`. The deadline is that of each attempt.
 */
export function createPersistentHttp(
  { fetch, ...options }: HttpOptions,
  { attempts, pause, isRepeatable = () => true, sleep, random }: Persistence,
): Http {
  return async (call) => {
    /** Milliseconds that the last answer asks to wait. */
    let asked = 0
    const http = createHttp({
      ...options,
      fetch: async (request) => {
        const response = await fetch(request)
        asked = secondsOf(response.headers.get('retry-after')) * 1_000
        return response
      },
    })
    for (let attempt = 1; ; attempt += 1) {
      asked = 0
      try {
        const answer = await http(call)
        const failed = answer.status === 429 || answer.status >= 500
        if (!failed || attempt === attempts || !(isRepeatable(call) || busy.has(answer.status))) return answer
      } catch (error) {
        if (!(error instanceof UpstreamError) || attempt === attempts || !mayPass(error)) throw error
        if (!isRepeatable(call) && !busy.has(error.status ?? 0)) throw error
      }
      const own = Math.min(pause.first * 2 ** (attempt - 1), pause.longest)
      // Spread, so that calls that failed together do not come back together.
      await sleep(Math.max(asked, own) * (1 + random() / 4))
    }
  }
}

/** A reply that is too large, or a refusal that is no JSON, will be the same the next time. */
function mayPass({ breakage, status = 0 }: UpstreamError): boolean {
  if (breakage === 'status') return status === 429 || status >= 500
  return breakage === 'network' || breakage === 'timeout' || breakage === 'malformed'
}

const longestAsked = 60

/** A date counts as the longest pause. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0
  return /^\d{1,9}$/.test(retryAfter) ? Math.min(Number(retryAfter), longestAsked) : longestAsked
}
