import { UpstreamError } from '#src/commerce/reply.ts'
import type { Log } from './log.ts'
import { redact } from './redact.ts'

export type Report = (error: unknown) => void

/**
 * Says what broke and for which request, once however often it is told; never what was asked, which may hold a token
 * or a name.
 */
export function createReport(requestId: string, log: Log): Report {
  const told = new WeakSet<object>()
  return (error) => {
    if (typeof error === 'object' && error !== null) {
      if (told.has(error)) return
      told.add(error)
    }
    const upstream = error instanceof UpstreamError
    // That it is open was said when it opened; each call it spares would say it again.
    if (upstream && error.breakage === 'open') return
    // Where an upstream failed is in its route; a stack would say nothing more.
    const stack = error instanceof Error && !upstream ? redact(error.stack ?? '') : undefined
    log({ event: 'error', requestId, error: redact(String(error)), stack })
  }
}
