import type { LinksFunction } from 'react-router'
import ordersHref from './orders.css?url'
import receiptHref from './receipt/receipt-sheet.css?url'
import withdrawHref from './withdraw/withdraw.css?url'

/** The `links` of a route that shows orders: a style sheet of its own, which no catalogue page loads. */
export const ordersSheet: LinksFunction = () =>
  import.meta.env.SSR ? [{ rel: 'stylesheet', href: ordersHref }] : []

/** As `ordersSheet`, of a route that shows a receipt. */
export const receiptSheet: LinksFunction = () =>
  import.meta.env.SSR ? [{ rel: 'stylesheet', href: receiptHref }] : []

/** As `ordersSheet`, of the route by which a consumer withdraws from a contract. */
export const withdrawSheet: LinksFunction = () =>
  import.meta.env.SSR ? [{ rel: 'stylesheet', href: withdrawHref }] : []
