import { litresOf } from '#src/commerce/contract/catalogue/offer/litres.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { PriceContext } from './price-context.ts'

/**
 * The price of a litre of goods that are sold by volume, however small the pack; null for others. A price for 100 ml is not
 * allowed in Germany (Preisangabenverordnung, § 5).
 */
export function unitPrice(
  product: Pick<Product, 'technical'>,
  amount: number,
  { i18n, currency, intl }: PriceContext,
): string | null {
  const litres = litresOf(product)
  if (litres === null) return null
  const price = formatMoney(Math.round((amount / litres) * 100) / 100, currency, intl)
  return i18n.t('price.perLitre', { price })
}
