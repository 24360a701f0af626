import type { ContentVersion } from '#src/commerce/content/content-source.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { CallGate } from './call-budget/call-gate.ts'
import type { Caller } from './call-budget/network-budgets.ts'
import type { Bindings, Variables } from './env.ts'
import type { Isolate } from './isolate.ts'
import type { Log } from './log.ts'
import type { MatchedRoute } from './match-route.ts'
import type { ConfiguredScreen, ScreenAddresses } from './middleware/configured-screens.ts'
import type { Trace } from './trace.ts'
import type { CallMetrics } from './upstream/call-metrics.ts'
import type { Ids } from './upstream/request-ports.ts'

export interface Edge {
  Bindings: Bindings
  Variables: {
    isolate: Isolate
    settings: Variables
    ids: Ids
    trace: Trace
    locale: Locale
    route: MatchedRoute
    screenAddresses: ScreenAddresses
    configuredScreen: ConfiguredScreen | null
    /** ISO 3166 code of the visitor's country; null if the platform does not know it. */
    country: string | null
    isCrawler: boolean
    /** `draft` for a visitor who has opened a preview. */
    contentVersion: ContentVersion
    /** The Content-Security-Policy nonce of inline scripts in this document; absent in development. */
    secureHeadersNonce?: string
    /** Seconds until attempts are counted again; set by a limit that refused one. */
    limitPeriod?: number
    caller: Caller | null
    callGate: CallGate
    metrics: CallMetrics
    log: Log
  }
}
