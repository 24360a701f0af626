import { supplyOf } from '#src/commerce/contract/catalogue/offer/supply.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import { formatDate } from '#src/i18n/format-days.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'

/** `few`: few left; `later`: expected; `unknown`: only the search index was read. */
export type StockState = 'yes' | 'few' | 'supplier' | 'later' | 'no' | 'unknown'

export interface StockText {
  state: StockState
  text: string
}

type Stocked = Pick<Product, 'items' | 'availabilityKind' | 'availabilityDays' | 'availabilityDate'> & {
  /** The stock of a bundle is that of its parts. */
  available: boolean
}

export function stockOf(product: Stocked, i18n: ServerI18n, intl: string): StockText {
  const { availabilityKind: kind, availabilityDays: days } = product
  const { t } = i18n
  const date = formatDate(product.availabilityDate, intl)
  const supply = supplyOf(product)
  switch (supply) {
    case 'preorder':
      return { state: 'later', text: date ? t('stock.preorder', { date }) : t('stock.preorderSoon') }
    case 'onOrder':
      return { state: 'later', text: date ? t('stock.onOrder', { date }) : t('stock.onOrderSoon') }
    case 'supplier':
      return {
        state: supply,
        text: days === null ? t('stock.fromSupplier') : t('stock.supplier', { days }),
      }
    case 'no':
      return { state: supply, text: t(kind === 'discontinued' ? 'stock.discontinued' : 'stock.no') }
    default:
      return { state: supply, text: t(supply === 'few' ? 'stock.few' : 'stock.yes') }
  }
}

/** True if the whole supply of a product is in stock and counted: it has one item, and no supplier. */
export function isCounted({ items }: Pick<Product, 'items'>, { state }: Pick<StockText, 'state'>): boolean {
  return items.length === 1 && (state === 'yes' || state === 'few')
}

const fewPieces = 10

export function liveStockOf(
  pieces: number | null,
  announced: StockState,
  i18n: ServerI18n,
): StockText | null {
  if (pieces === null || (announced !== 'yes' && announced !== 'few')) return null
  if (pieces <= 0) return { state: 'no', text: i18n.t('stock.no') }
  if (pieces <= 3) return { state: 'few', text: i18n.t('stock.lastPieces', { count: pieces }) }
  return pieces < fewPieces ? { state: 'yes', text: i18n.t('stock.pieces', { count: pieces }) } : null
}
