import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { regionLocale } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'
import { loadDeposits } from './deposit.ts'
import type { PriceFormat } from './price.ts'

export function priceFormatOf({ region, i18n }: Pick<Shop, 'region' | 'i18n'>): PriceFormat {
  return { i18n, currency: region.currency, intl: regionLocale(region, i18n) }
}

/** `priceFormatOf` with the deposits of these products here. Never throws. */
export async function priceFormatFor(shop: Shop, products: readonly Product[]): Promise<PriceFormat> {
  return { ...priceFormatOf(shop), deposits: await loadDeposits(shop, products) }
}
