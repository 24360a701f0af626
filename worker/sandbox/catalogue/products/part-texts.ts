import type { Locale } from '#src/i18n/locales.ts'
import { productTexts } from '../../demo-catalogue/seed/texts/product-texts.ts'
import type { Part } from './parts.ts'

/** Name, excerpt and description of a product in a language. `deposit`: the formatted deposit, empty for none. */
export function textsOf({ spec }: Part, language: Locale, deposit = '') {
  return productTexts(spec, language, deposit)
}
