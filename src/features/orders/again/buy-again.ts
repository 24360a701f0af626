import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { runCartAction } from '#src/features/cart/page/cart-action.ts'
import type { CartActionPorts } from '#src/features/cart/page/cart-action-ports.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { type ReceiptRow, receiptOf } from '../receipt/receipt.ts'

export interface AgainRow {
  item: string
  name: string
  /**
   * `added`: in the cart. `partly`: in the cart with fewer pieces than before. `soldOut`: listed, but not available
   * now. `gone`: no longer sold. `choose`: it could not be added unchanged, but can be bought on its page.
   */
  outcome: 'added' | 'partly' | 'soldOut' | 'gone' | 'choose'
  path: string | null
  replacedBy: string
  /** The price of a piece then and now, in the cart's currency; null unless it has risen. */
  dearer: { before: number; now: number; currency: string } | null
}

interface BuyAgainPorts extends CartActionPorts {
  shop(): Promise<Shop>
}

/** No order of a shopper has more different parts; the others of a longer one are reported as `choose`. */
const maxRows = 50

/**
 * Adds the parts of an order to the cart, with their deposits, one after the other as from their own pages. Null if the
 * catalogue does not answer: then nothing is added. Never throws for service failures.
 */
export async function buyAgain(order: Order, ports: BuyAgainPorts): Promise<AgainRow[] | null> {
  const rows = receiptOf(order).rows
  const shop = await resultOrNull(ports.shop, ports.report)
  const products = shop && (await findProducts(shop, order, ports.report))
  if (!shop || !products) return null
  const results: AgainRow[] = []
  for (const [index, row] of rows.entries()) {
    const product = products.find(({ items }) => items.some(({ item }) => item === row.item))
    results.push(index < maxRows ? await buyRow(row, product) : resultOf(row, 'choose', product))
  }
  const reply = await resultOrNull(ports.cart.checkout.selection, ports.report)
  return reply?.ok
    ? results.map((result, index) => withPrice(result, rows[index], order, reply.value))
    : results

  async function buyRow(row: ReceiptRow, product: Product | undefined): Promise<AgainRow> {
    if (!product || !isSold(product, row.item)) {
      const successor = shop && product?.replacedBy ? await findBySku(shop, product.replacedBy) : null
      if (!successor) return resultOf(row, product ? 'soldOut' : 'gone', product)
      const path = paths.product(successor.uri)
      return { ...resultOf(row, 'gone', product), path, replacedBy: successor.sku }
    }
    const quantity = String(row.quantity)
    const done = await runCartAction({ do: 'add', item: row.item, quantity, choices: [] }, ports)
    const said = 'said' in done ? done.said : 'refused'
    if (said === 'added') return resultOf(row, 'added', product)
    return resultOf(row, said === 'partly' || said === 'cut' ? 'partly' : 'choose', product)
  }
}

function resultOf(
  { item, name }: ReceiptRow,
  outcome: AgainRow['outcome'],
  product: Product | undefined,
): AgainRow {
  const path = product ? paths.product(product.uri) : null
  return { item, name, outcome, path, replacedBy: '', dearer: null }
}

function withPrice(
  result: AgainRow,
  row: ReceiptRow | undefined,
  { currency }: Pick<Order, 'currency'>,
  selection: Selection,
): AgainRow {
  const line = selection.lines.find(({ item }) => item === result.item)
  const before = row?.price ?? null
  const now = line?.price ?? null
  const isAdded = result.outcome === 'added' || result.outcome === 'partly'
  if (!isAdded || before === null || now === null || now <= before || selection.currency !== currency)
    return result
  return { ...result, dearer: { before, now, currency } }
}

function isSold({ available, items, price }: Product, item: string): boolean {
  return available && price !== null && items.some((entry) => entry.item === item && entry.stock !== 'no')
}

async function findProducts(
  { catalogue }: Shop,
  { lines }: Pick<Order, 'lines'>,
  report: (error: unknown) => void,
): Promise<Product[] | null> {
  const products = [...new Set(lines.map(({ item }) => productOfItem(item)))].slice(0, 2 * maxRows)
  if (products.length === 0) return []
  const reply = await resultOrNull(() => catalogue.productsById(products), report)
  if (!reply) return null
  return reply.ok ? reply.value.products : []
}

async function findBySku({ catalogue }: Shop, sku: string): Promise<Product | null> {
  const reply = await resultOrNull(() => catalogue.products({ search: sku, searchFields: ['sku'], limit: 5 }))
  return reply?.ok ? (reply.value.products.find((product) => product.sku === sku) ?? null) : null
}
