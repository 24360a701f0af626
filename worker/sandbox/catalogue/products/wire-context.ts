import type { Locale } from '#src/i18n/locales.ts'
import type { Scope } from '../listing/listing-index.ts'

/** The language, market and price list of a product reply. */
export interface WireContext {
  language: Locale
  market: Scope
  pricelist: Scope
  serverSide: boolean
  /** False omits measurement charts. */
  charts?: boolean
}
