import type { ServerI18n } from '#src/i18n/i18n.ts'
import { orders } from './sorting.ts'

export type ListingText = ReturnType<typeof listingText>

export function listingText(
  { t }: ServerI18n,
  count: number,
  standard: 'order.Standard' | 'order.relevance' = 'order.Standard',
) {
  return {
    subcategories: t('catalogue.subcategories'),
    filters: t('catalogue.filters'),
    closeFilters: t('catalogue.closeFilters'),
    clear: t('catalogue.clear'),
    showProducts: t('catalogue.showProducts', { count }),
    sort: t('catalogue.sort'),
    orders: orders.map((order) => ({ order, name: t(order === 'Standard' ? standard : `order.${order}`) })),
    apply: t('catalogue.apply'),
    view: t('catalogue.view'),
    views: [
      { view: 'grid' as const, name: t('catalogue.grid') },
      { view: 'table' as const, name: t('catalogue.table') },
    ],
    empty: t('catalogue.empty'),
    emptyHint: t('catalogue.emptyHint'),
    part: t('catalogue.part'),
    stock: t('catalogue.stock'),
    price: t('catalogue.price'),
  }
}
