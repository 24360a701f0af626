import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { regionLocale } from '#src/features/region/region-text.ts'
import type { Shop } from '#src/shop.ts'
import { loadDeposits } from './deposit.ts'
import type { PriceContext } from './price.ts'

export function priceContextOf({ region, i18n }: Pick<Shop, 'region' | 'i18n'>): PriceContext {
  return { i18n, currency: region.currency, intl: regionLocale(region, i18n) }
}

/** `priceContextOf` with the deposits of these products here. Never throws. */
export async function priceContextFor(shop: Shop, products: readonly Product[]): Promise<PriceContext> {
  return { ...priceContextOf(shop), deposits: await loadDeposits(shop, products) }
}
