import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { regionLocale } from '#src/features/region/region-text.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'
import { type Deposits, loadDeposits } from './deposit.ts'

export interface PriceContext {
  i18n: ServerI18n
  currency: string
  intl: string
  deposits?: Deposits
}

export function priceContextOf({ region, i18n }: Pick<Shop, 'region' | 'i18n'>): PriceContext {
  return { i18n, currency: region.currency, intl: regionLocale(region, i18n) }
}

/** `priceContextOf` with the deposits of these products here. Never throws. */
export async function priceContextFor(shop: Shop, products: readonly Product[]): Promise<PriceContext> {
  return { ...priceContextOf(shop), deposits: await loadDeposits(shop, products) }
}
