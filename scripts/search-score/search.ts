import type { Locale } from '#src/i18n/locales.ts'

/** A search that shoppers make, and what they look for. */
export interface Search {
  /** The rule that wrote it: `noun`, `typo`, `car and part`, … */
  rule: string
  locale: Locale
  keyword: string
  wanted: Wanted
}

/** The properties of a right product; absent ones do not matter. */
export interface Wanted {
  /** Kinds of parts, by id: one of these. */
  kinds?: readonly string[]
  /** A car it fits, by the model's id. */
  car?: string
  /** A measure in its name: `280`, `5x108`, `5W-30`. */
  measure?: string
  /** The maker. */
  brand?: string
  /** Article numbers: one of these. */
  skus?: readonly string[]
}
