import type { Locale } from '#src/i18n/locales.ts'
import type { Part } from './parts.ts'

/** What a product says of itself in one language. */
export interface PartWords {
  name: string
  variantName: string
  excerpt: string
  description: string
  metaTitle: string
  metaDescription: string
}

export function wordsOf(part: Part, language: Locale): PartWords {
  return {
    name: `${part.sku} ${language}`,
    variantName: '',
    excerpt: '',
    description: '',
    metaTitle: '',
    metaDescription: '',
  }
}
