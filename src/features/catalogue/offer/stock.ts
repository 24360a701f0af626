import type { Stock } from '#src/commerce/contract/catalogue/item.ts'
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

const best: Stock[] = ['yes', 'few', 'preorder', 'no']

export function stockOf(product: Stocked, i18n: ServerI18n, intl: string): StockText {
  const { availabilityKind: kind, availabilityDays: days } = product
  const date = formatDate(product.availabilityDate, intl)
  const stock = best.find((state) => product.items.some((item) => item.stock === state)) ?? 'no'
  const buyable = stock !== 'no' && product.available

  if (kind === 'preorder' || (buyable && stock === 'preorder')) {
    return {
      state: 'later',
      text: date ? i18n.t('stock.preorder', { date }) : i18n.t('stock.preorderSoon'),
    }
  }
  if (kind === 'on_order') {
    return { state: 'later', text: date ? i18n.t('stock.onOrder', { date }) : i18n.t('stock.onOrderSoon') }
  }
  if (!buyable) {
    return { state: 'no', text: i18n.t(kind === 'discontinued' ? 'stock.discontinued' : 'stock.no') }
  }
  if (kind === 'supplier') {
    const text = days === null ? i18n.t('stock.fromSupplier') : i18n.t('stock.supplier', { days })
    return { state: 'supplier', text }
  }
  return stock === 'few'
    ? { state: 'few', text: i18n.t('stock.few') }
    : { state: 'yes', text: i18n.t('stock.yes') }
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
