import type { Locale } from '#src/i18n/locales.ts'

/** A search of shoppers, and the products they want. */
export interface Search {
  /** The rule that made it: `every noun`, `typo`, `car and part`, … */
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
  /** A measure in the name: `280`, `5x108`, `5W-30`. */
  measure?: string
  brand?: string
  /** Article numbers: one of these. */
  skus?: readonly string[]
  /** True if all first results must be right, not only one of them. */
  every?: boolean
}
