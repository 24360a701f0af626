import type { BreakerState } from './upstream/breaker.ts'
import type { Source } from './upstream/call-metrics.ts'

/** The services behind the shop, as logs and operators name them. */
export type Upstream = 'catalogue' | 'checkout' | 'stock' | 'search' | 'content'

/** What may be written down: names of ours, counts and times. No address, query, header or body has a field here. */
export type LogEvent =
  | {
      event: 'request'
      requestId: string
      method: string
      /** The pattern of the address, never the address. */
      route: string
      status: number
      /** Milliseconds to the headers. */
      ms: number
      outcome: 'ok' | 'refused' | 'failed'
      /** How many answers it was made of, by where they came from. */
      data: Partial<Record<Source, number>>
    }
  | {
      event: 'call'
      requestId: string
      upstream: Upstream
      /** The call as its documentation names it. */
      route: string
      /** The status, or what broke. */
      outcome: string
      ms: number
    }
  | { event: 'breaker'; upstream: Upstream; state: BreakerState }
  | {
      /** Parts of a reply were left out because they do not fit its contract. */
      event: 'unreadable'
      requestId: string
      route: string
      /** Where they stand, as `products.3.items.0.stock`; never what they hold. */
      paths: string[]
    }
  | { event: 'error'; requestId: string; error: string; stack?: string | undefined }

export type Log = (event: LogEvent) => void

/** One line of JSON an event. What went wrong is always written, what went well only when asked for. */
export function createLog(level: 'info' | 'error', write: (line: string) => void = console.log): Log {
  return (event) => {
    const wrong = event.event !== 'request' && event.event !== 'call'
    if (wrong || level === 'info') write(JSON.stringify(event))
  }
}
