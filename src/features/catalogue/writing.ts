import { regionLocale } from '#src/features/region/region-words.ts'
import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'
import type { Writing } from './price.ts'

/** How this shop writes of its products: in whose words, currency and numbers. */
export function writingOf({ locale, region, i18n }: Pick<Shop, 'locale' | 'region' | 'i18n'>): Writing {
  return { terms: createTerms(locale), currency: region.currency, intl: regionLocale(region, i18n) }
}
