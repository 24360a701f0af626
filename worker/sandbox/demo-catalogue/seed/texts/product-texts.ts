import type { Locale } from '#src/i18n/locales.ts'
import type { ProductSpec } from '../products/product-spec.ts'
import { productDescription, productExcerpt } from './description.ts'
import { productName, variantName } from './name.ts'

export interface ProductTexts {
  name: string
  /** Empty for a product without variants. */
  variantName: string
  excerpt: string
  description: string
}

/** All texts of a product in a language. `deposit` is its formatted deposit, empty for none. */
export function productTexts(spec: ProductSpec, language: Locale, deposit = ''): ProductTexts {
  return {
    name: productName(spec, language),
    variantName: variantName(spec, language),
    excerpt: productExcerpt(spec, language),
    description: productDescription(spec, language, deposit),
  }
}
