import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { OrderPage } from './load-orders.ts'
import { type OrderQuery, serializeOrderQuery } from './order-query.ts'
import { OrderSearch } from './order-search.tsx'
import { OrdersTable } from './orders-table.tsx'

interface OrderListProps {
  query: OrderQuery
  page: OrderPage | null
  canTellInvoices: boolean
}

export function OrderList({ query, page, canTellInvoices }: OrderListProps) {
  const { t } = useI18n()
  const isFiltered = query.search !== '' || query.invoicesOnly
  if (!page) return <Notice tone="error">{t('orders.unavailable')}</Notice>
  const { orders, unreadable, pages, searchedOnly } = page
  const isEmpty = orders.length === 0 && unreadable === 0
  if (isEmpty && !isFiltered && query.page === 1) {
    return (
      <>
        <p>{t('orders.none')}</p>
        <Link className="button" to={paths.home()}>
          {t('cart.browse')}
        </Link>
      </>
    )
  }
  return (
    <>
      <OrderSearch query={query} canTellInvoices={canTellInvoices} />
      <Notice tone="warning">{unreadable > 0 ? t('orders.unreadable', { count: unreadable }) : null}</Notice>
      {isEmpty ? <p>{t('orders.noMatch')}</p> : null}
      {orders.length > 0 ? <OrdersTable orders={orders} /> : null}
      {searchedOnly === null ? null : <p>{t('orders.searchedOnly', { count: searchedOnly })}</p>}
      <OrderPages query={query} pages={pages} />
    </>
  )
}

function OrderPages({ query, pages }: { query: OrderQuery; pages: number }) {
  const { t } = useI18n()
  const { page } = query
  const to = (number: number) => paths.accountOrders() + serializeOrderQuery({ ...query, page: number })
  if (pages < 2 && page === 1) return null
  return (
    <nav className="order-pages" aria-label={t('orders.pages')}>
      {page > 1 ? (
        <Link className="button" to={to(Math.min(page - 1, pages))} rel="prev">
          {t('orders.newer')}
        </Link>
      ) : null}
      <span>{t('orders.page', { page, pages })}</span>
      {page < pages ? (
        <Link className="button" to={to(page + 1)} rel="next">
          {t('orders.older')}
        </Link>
      ) : null}
    </nav>
  )
}
