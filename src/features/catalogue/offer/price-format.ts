import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { regionLocale } from '#src/features/region/region-text.ts'
import { createTerms } from '#src/i18n/terms.ts'
import type { Shop } from '#src/shop.ts'
import { loadDeposits } from './deposit.ts'
import type { PriceFormat } from './price.ts'

/** How this shop writes of its products: in whose words, currency and numbers. */
export function priceFormatOf({
  locale,
  region,
  i18n,
}: Pick<Shop, 'locale' | 'region' | 'i18n'>): PriceFormat {
  return { terms: createTerms(locale), currency: region.currency, intl: regionLocale(region, i18n) }
}

/** The same for these products, with the deposits that are charged on them here. Never throws. */
export async function priceFormatFor(shop: Shop, products: readonly Product[]): Promise<PriceFormat> {
  return { ...priceFormatOf(shop), deposits: await loadDeposits(shop, products) }
}
