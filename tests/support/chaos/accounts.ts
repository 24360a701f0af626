import * as v from 'valibot'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { payment, swede } from '../examples/addresses.ts'
import { cartCalls } from '../shop/cart-calls.ts'
import { browse } from './browse.ts'
import type { ChaosShop } from './client.ts'

/** The back end's record of a checkout token. */
export interface Account {
  /** Number of its last order; null without one. */
  order: string | null
  /** Its total; null without one. */
  total: number | null
  /** Pieces of each item in its cart. */
  pieces: Map<string, number>
}

const Receipt = v.object({
  order: v.object({ order: v.string(), totals: v.object({ grandTotalPriceAsNumber: v.number() }) }),
})
const Selection = v.object({
  selection: v.object({ items: v.array(v.object({ item: v.string(), quantity: v.number() })) }),
})
const Action = v.object({ action: v.string(), url: v.optional(v.string()) })

/** Reads the records of a token; no fault may be injected meanwhile. */
export async function readAccount({ origin }: ChaosShop, token: string): Promise<Account> {
  const get = (path: string) =>
    browse(`${origin}/sandbox/api/checkout${path}`, { headers: { 'api-token': token } })
  const receipt = await get('/receipt')
  const reply: unknown = await receipt.json()
  const { selection } = v.parse(Selection, await (await get('/selection')).json())
  const pieces = new Map<string, number>()
  for (const { item, quantity } of selection.items) pieces.set(item, (pieces.get(item) ?? 0) + quantity)
  const order = receipt.ok ? v.parse(Receipt, reply).order : null
  return { order: order?.order ?? null, total: order?.totals.grandTotalPriceAsNumber ?? null, pieces }
}

/** Sells on without an end, so that no line leaves a cart because of another shopper. */
export async function fillShelves({ origin }: ChaosShop): Promise<void> {
  const body = JSON.stringify({ stockMode: 'off' })
  const response = await browse(`${origin}/sandbox/__settings`, { method: 'POST', body })
  if (!response.ok) throw new Error(`The sandbox's settings: ${response.status}`)
}

/** Items that are in stock and sold by the piece: neither bundles nor parts that are refused without their deposit. */
export async function findItems(shop: ChaosShop): Promise<string[]> {
  const { call } = calls(shop)
  const { products } = await call(Listing, 'POST', '/products', { limit: 125, onlyAvailable: true })
  return products
    .filter(
      ({ bundle, depositItem, quantityMinimum, quantityMultipleOf }) =>
        !bundle && depositItem === '' && quantityMinimum === 1 && quantityMultipleOf === 1,
    )
    .flatMap(({ items }) => items.slice(0, 1).map(({ item }) => item))
}

/** Fills a separate cart and pays; returns its token, and the URL of the provider's page where the method has one. */
export async function order(shop: ChaosShop, item: string, paymentMethod: string) {
  const token = await fillCart(shop, item)
  return { token, url: await sendPayment(shop, token, paymentMethod) }
}

/** Puts one piece into a separate cart; returns its token. */
export async function fillCart(shop: ChaosShop, item: string): Promise<string> {
  const cart = calls(shop)
  await cart.add(item, 1)
  return String(cart.session.token)
}

/** Pays for the cart of a token; returns the URL of the provider's page, null where the method has none. */
export async function sendPayment(
  shop: ChaosShop,
  token: string,
  paymentMethod: string,
): Promise<string | null> {
  const { url } = await calls(shop, token).call(Action, 'POST', '/payment', {
    ...payment,
    paymentMethod,
    paymentReturnPage: `${shop.origin}/api/process-payment?checkoutToken=${token}&locale=en`,
    paymentFailedPage: `${shop.origin}/checkout/?failed=1`,
    address: swede,
  })
  return url ?? null
}

/** Number of orders; places one itself, because orders are numbered without gaps. */
export async function countOrders(shop: ChaosShop, items: readonly string[]): Promise<number> {
  const { token } = await order(shop, items[0] ?? '', 'prepayment')
  return Number((await readAccount(shop, token)).order)
}

function calls({ origin }: ChaosShop, token: string | null = null) {
  return cartCalls((path, init) => browse(origin + path, init), token)
}
