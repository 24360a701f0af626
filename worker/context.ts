import type { Locale } from '#src/i18n/locales.ts'
import type { Bindings, Variables } from './env.ts'
import type { Ledger } from './upstream/ledger.ts'

/** What one request carries through the middleware. */
export interface Edge {
  Bindings: Bindings
  Variables: {
    settings: Variables
    requestId: string
    locale: Locale
    /** The address without its locale prefix. */
    path: string
    /** Two letters, or null when nothing trustworthy tells. */
    country: string | null
    isCrawler: boolean
    nonce: string
    ledger: Ledger
  }
}
