import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import type { ProductCard } from '../cards/card.ts'
import type { Price } from '../offer/price.ts'
import { list, type WriteLink, words } from './markdown.ts'

/** Products in a list: what their cards say. */
export function cardsMarkdown(cards: readonly ProductCard[], i18n: ServerI18n, link: WriteLink): string {
  return list(
    cards.map(({ name, uri, brand, sku, price, stock, facts }) => {
      const said = [brand, sku, facts, priceText(price, i18n), stock.text].filter(Boolean)
      return [link({ name, path: paths.product(uri) }), ...said.map(words)].join(' · ')
    }),
  )
}

/** "349 kr incl. VAT. Lowest price in the last 30 days: 400 kr (−12 %)" */
export function priceText(price: Price | null, { t }: ServerI18n): string {
  if (!price) return t('catalogue.noPrice')
  const { reduction, additions = '', saving = '' } = price
  const before = reduction ? `${reduction.label} ${reduction.before} (${reduction.percent})` : ''
  return [`${price.price} ${price.vat}`, before, additions, saving].filter(Boolean).join('. ')
}
