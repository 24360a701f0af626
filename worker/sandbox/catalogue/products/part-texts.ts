import type { Locale } from '#src/i18n/locales.ts'
import { productTexts } from '../../demo-catalogue/seed/texts/product-texts.ts'
import type { Part } from './parts.ts'

/** Name, excerpt and description of a product in a language. `deposit`: the formatted deposit, empty for none. */
export function textsOf({ spec, givenName }: Part, language: Locale, deposit = '') {
  const texts = productTexts(spec, language, deposit)
  return givenName === null ? texts : { ...texts, name: givenName }
}
