import type { Locale } from '#src/i18n/locales.ts'
import type { Bindings, Variables } from './env.ts'
import type { Isolate } from './isolate.ts'
import type { Log } from './log.ts'
import type { MatchedRoute } from './match-route.ts'
import type { CallMetrics } from './upstream/call-metrics.ts'
import type { Ids } from './upstream/request-ports.ts'

/** What one request carries through the middleware. */
export interface Edge {
  Bindings: Bindings
  Variables: {
    isolate: Isolate
    settings: Variables
    ids: Ids
    locale: Locale
    route: MatchedRoute
    /** Two letters, or null when nothing trustworthy tells. */
    country: string | null
    isCrawler: boolean
    /** Allows this document's own inline scripts; absent in development. */
    secureHeadersNonce?: string
    metrics: CallMetrics
    log: Log
  }
}
