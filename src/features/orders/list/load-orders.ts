import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { OrdersReply, PastOrder } from '#src/commerce/contract/payment/past-order.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import { isFree } from '#src/features/cart/cart.ts'
import type { Shop } from '#src/shop.ts'
import { withTranslatedParts } from '../translated-order.ts'
import { type ListedOrder, listedOrder } from './listed-order.ts'
import { matchesSearch, type OrderQuery } from './order-query.ts'

export interface OrderPorts {
  checkout: Pick<CheckoutApi, 'orders'>
  /** Null if the catalogue does not answer: orders then keep the language they were placed in. */
  shop: Shop | null
  report(error: unknown): void
}

export interface OrderPage {
  orders: ListedOrder[]
  /** Number of orders that belong on this page and cannot be shown. */
  unreadable: number
  pages: number
  searchedOnly: number | null
}

export type LoadedOrders = OrderPage | 'loggedOut' | 'unavailable'

const pageSize = 10
/** Search reads the history in batches: the service itself cannot search orders. */
const batchSize = 100
const maxSearched = 500

/** Payment methods in `invoiceMethods` are those paid by invoice. */
export async function loadOrders(
  query: OrderQuery,
  invoiceMethods: ReadonlySet<string> | Promise<ReadonlySet<string>>,
  { checkout, shop, report }: OrderPorts,
): Promise<LoadedOrders> {
  const { search, invoicesOnly, page } = query
  const from = (page - 1) * pageSize
  if (search === '' && !invoicesOnly) {
    const reply = await resultOrNull(() => checkout.orders(from, pageSize), report)
    if (!reply?.ok) return failureOf(reply)
    const { orders, unreadableOrders, totalSize } = reply.value
    const shown = await withTranslatedParts(orders, shop)
    return pageOf(shown, unreadableOrders, totalSize ?? from + orders.length, null)
  }
  const history = await readHistory({ checkout, report })
  if (typeof history === 'string') return history
  const wanted = invoicesOnly ? await invoiceMethods : null
  const translated = await withTranslatedParts(history.orders, shop)
  const found = translated.filter((order, index) => {
    // A shopper may remember the words of the order, or those of the page.
    const isFound = [order, history.orders[index] ?? order].some((words) => matchesSearch(words, search))
    return isFound && (!wanted || (wanted.has(order.paymentMethod) && !isFree(order)))
  })
  const searchedOnly = history.hasMore ? maxSearched : null
  return pageOf(found.slice(from, from + pageSize), history.unreadable, found.length, searchedOnly)

  function pageOf(orders: PastOrder[], unreadable: number, total: number, searched: number | null) {
    return {
      orders: orders.map((order) => listedOrder(order, shop?.origin ?? '')),
      unreadable,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      searchedOnly: searched,
    }
  }
}

/** Loads the latest orders, at most `count`; empty if there are none, or the service fails. */
export async function loadLatestOrders(
  { checkout, shop, report }: OrderPorts,
  count: number,
): Promise<ListedOrder[]> {
  const reply = await resultOrNull(() => checkout.orders(0, count), report)
  const orders = await withTranslatedParts(reply?.ok ? reply.value.orders : [], shop)
  return orders.map((order) => listedOrder(order, shop?.origin ?? ''))
}

export function invoiceMethodsOf(facts: Pick<ShopFacts, 'bankTransfers'> | null): ReadonlySet<string> {
  const transfers = facts?.bankTransfers ?? []
  return new Set(transfers.filter(({ inAdvance }) => !inAdvance).map(({ paymentMethod }) => paymentMethod))
}

/** Null if it is not among the latest, or not theirs. The service has no call for one order. */
export async function findOrder(
  number: string,
  ports: Pick<OrderPorts, 'checkout' | 'report'>,
): Promise<PastOrder | null | 'loggedOut' | 'unavailable'> {
  const isWanted = ({ orderNumber }: PastOrder) => orderNumber === number
  const history = await readHistory(ports, (orders) => orders.some(isWanted))
  return typeof history === 'string' ? history : (history.orders.find(isWanted) ?? null)
}

interface History {
  orders: PastOrder[]
  unreadable: number
  hasMore: boolean
}

/** Up to `maxSearched`, or fewer once the first are enough: a batch, then the others in parallel. */
async function readHistory(
  { checkout, report }: Pick<OrderPorts, 'checkout' | 'report'>,
  isEnough: (orders: PastOrder[]) => boolean = () => false,
): Promise<History | 'loggedOut' | 'unavailable'> {
  const ask = (from: number) => resultOrNull(() => checkout.orders(from, batchSize), report)
  const first = await ask(0)
  if (!first?.ok) return failureOf(first)
  const { orders, unreadableOrders: unreadable } = first.value
  const total = first.value.totalSize ?? Number.POSITIVE_INFINITY
  const isAll = orders.length + unreadable < batchSize || total <= batchSize
  if (isAll || isEnough(orders)) return { orders, unreadable, hasMore: false }
  const starts: number[] = []
  for (let from = batchSize; from < Math.min(total, maxSearched); from += batchSize) starts.push(from)
  const history = { orders: [...orders], unreadable }
  let isEnded = total <= maxSearched
  for (const reply of await Promise.all(starts.map(ask))) {
    if (!reply?.ok) return failureOf(reply)
    history.orders.push(...reply.value.orders)
    history.unreadable += reply.value.unreadableOrders
    isEnded ||= reply.value.orders.length + reply.value.unreadableOrders < batchSize
  }
  return { ...history, hasMore: !isEnded }
}

function failureOf(reply: Result<OrdersReply> | null): 'loggedOut' | 'unavailable' {
  return reply && !reply.ok && (reply.status === 401 || reply.status === 403) ? 'loggedOut' : 'unavailable'
}
