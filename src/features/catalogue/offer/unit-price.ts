import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { formatMoney } from '#src/i18n/format.ts'
import type { PriceContext } from './price-context.ts'

/** The price of a litre, or of a decilitre for small packs, of goods sold by volume; null for others. */
export function unitPrice(
  { technical }: Pick<Product, 'technical'>,
  amount: number,
  { i18n, currency, intl }: PriceContext,
): string | null {
  const litres = Number(technical.volume_l ?? 0) || Number(technical.volume_ml ?? 0) / 1_000
  if (!(litres > 0)) return null
  const money = (value: number) => formatMoney(Math.round(value * 100) / 100, currency, intl)
  return litres < 0.2
    ? i18n.t('price.perDecilitre', { price: money(amount / (litres * 10)) })
    : i18n.t('price.perLitre', { price: money(amount / litres) })
}
