import type { Locale } from '#src/i18n/locales.ts'
import { productTexts } from '../../../demo-catalogue/seed/texts/product-texts.ts'
import type { Part } from './parts.ts'

/** What a product says of itself in one language. `deposit`: its deposit in the reader's currency. */
export function textsOf({ spec }: Part, language: Locale, deposit = '') {
  return productTexts(spec, language, deposit)
}
