import { UpstreamError } from '#src/commerce/reply.ts'
import type { Log } from '../log.ts'
import { scrubError, scrubStack } from '../scrub-error.ts'

export type Report = (error: unknown) => void

/** Once per error object, without URLs and request data, which may contain a token or a name. */
export function createReport(requestId: string, log: Log): Report {
  const reported = new WeakSet<object>()
  return (error) => {
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    const upstream = error instanceof UpstreamError
    // The breaker logged its opening, and refusals of visitors are not errors; every skipped call would be a line.
    if (upstream && (error.breakage === 'open' || error.breakage === 'busy')) return
    if (error instanceof Response && error.status === 429) return
    // The route locates an upstream error; a stack adds nothing.
    const stack = error instanceof Error && !upstream ? scrubStack(error.stack ?? '') : undefined
    log({ event: 'error', requestId, error: scrubError(error), stack })
  }
}
