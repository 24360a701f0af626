import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { PriceContext } from './price-context.ts'

/** The price of a litre of goods sold by volume, however small the pack (PAngV § 5); null for other goods. */
export function unitPrice(
  { technical }: Pick<Product, 'technical'>,
  amount: number,
  { i18n, currency, intl }: PriceContext,
): string | null {
  const litres = Number(technical.volume_l ?? 0) || Number(technical.volume_ml ?? 0) / 1_000
  if (!(litres > 0)) return null
  const price = formatMoney(Math.round((amount / litres) * 100) / 100, currency, intl)
  return i18n.t('price.perLitre', { price })
}
