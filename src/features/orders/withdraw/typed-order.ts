import type { CheckoutApi } from '#src/commerce/checkout-api.ts'
import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Customer } from '#src/commerce/contract/selection/customer.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { OrderLookup, Shop } from '#src/shop.ts'
import { findOrder } from '../list/load-orders.ts'
import { productsOfItems, withTranslatedParts } from '../translated-order.ts'
import type { ChosenPart, TypedWithdrawal } from './posted-withdrawal.ts'
import { orderedParts } from './withdrawable.ts'

export interface VisitorPorts {
  checkout: Pick<CheckoutApi, 'orders' | 'receipt'> | null
  customer: Customer | null
  report(error: unknown): void
}

/** The shop in the language of the page, which names and draws parts; null if the catalogue does not answer. */
export type LoadShop = () => Promise<Shop | null>

/**
 * The prefilled form: from the visitor's last order, or from one of theirs if they are logged in. For an order of
 * another person only the number is filled in, as for one that does not exist. `number` is empty without an order.
 */
export async function typedOrder(
  number: string,
  ports: VisitorPorts & { shop: LoadShop },
): Promise<TypedWithdrawal> {
  const { customer } = ports
  const order = number ? await ownOrder(number, ports) : null
  const named = order?.address ?? customer
  return {
    name: [named?.firstName, named?.lastName].filter(Boolean).join(' '),
    order: number,
    email: order?.address.email || customer?.email || '',
    goods: '',
    parts: order ? await wholeOrder(order, ports.shop) : [],
  }
}

export async function ownOrder(
  number: string,
  { checkout, customer, report }: VisitorPorts,
): Promise<Order | null> {
  if (!checkout) return null
  const receipt = await resultOrNull(() => checkout.receipt(), report)
  if (receipt?.ok && receipt.value.orderNumber === number) return receipt.value
  const found = customer ? await findOrder(number, { checkout, report }) : null
  return typeof found === 'string' ? null : found
}

/** The parts of a guest's order; empty if unknown, or after too many look-ups. */
export async function guestParts(
  { order, email }: Pick<TypedWithdrawal, 'order' | 'email'>,
  { lookup, shop }: { lookup: OrderLookup | null; shop: LoadShop },
): Promise<ChosenPart[]> {
  const found = await lookup?.find({ order, email })
  return found && typeof found !== 'string' ? wholeOrder(found, shop) : []
}

/** All parts of an order, in the language of the page. */
async function wholeOrder(order: Order, shop: LoadShop): Promise<ChosenPart[]> {
  const [translated = order] = await withTranslatedParts([order], await shop())
  return orderedParts(translated).map((part) => ({ ...part, quantity: part.ordered }))
}

/** The parts of a posted form, which has no pictures, with those of the catalogue. */
export async function withPictures(parts: ChosenPart[], shop: LoadShop): Promise<ChosenPart[]> {
  const items = parts.map(({ item }) => item).filter(Boolean)
  const products = await productsOfItems(items, items.length > 0 ? await shop() : null)
  return parts.map((part) => ({
    ...part,
    picture: products.get(productOfItem(part.item))?.media[0] ?? null,
  }))
}
