import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { PaymentMethod, ShippingMethod } from '#src/commerce/contract/selection/method.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'

/** No page of orders has more different products, and searching a history translates its first ones. */
const maxProducts = 250

/**
 * Orders with the names of their parts in the language of `shop`: the service keeps the words in which an order was
 * placed. Parts that are no longer listed keep theirs, and without the catalogue all do.
 */
export async function withTranslatedParts<O extends Pick<Order, 'lines'>>(
  orders: O[],
  shop: Shop | null,
): Promise<O[]> {
  const items = orders.flatMap(({ lines }) =>
    lines.flatMap(({ item, contents }) => [item, ...contents.map((part) => part.item)]),
  )
  const products = await productsOfItems(items, shop)
  if (products.size === 0) return orders
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => translatedLine(line, products)),
  }))
}

/** The listed products of items by their ids, in the language of `shop`; none without the catalogue. */
export async function productsOfItems(
  items: string[],
  shop: Shop | null,
): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(items.map(productOfItem))].slice(0, maxProducts)
  const reply = shop && ids.length > 0 ? await resultOrNull(() => shop.catalogue.productsById(ids)) : null
  return new Map(reply?.ok ? reply.value.products.map((product) => [product.product, product]) : [])
}

function translatedLine(line: Line, products: ReadonlyMap<string, Product>): Line {
  const product = products.get(productOfItem(line.item))
  const contents = line.contents.map((part) => {
    const known = products.get(productOfItem(part.item))
    return known ? { ...part, productName: known.name, size: sizeOf(known, part) } : part
  })
  if (!product) return { ...line, contents }
  const { name, variantName, uri } = product
  return {
    ...line,
    contents,
    size: sizeOf(product, line),
    product: { ...line.product, name, variantName, uri },
  }
}

/** The name of an item of several; the only one of a product is not named. */
function sizeOf({ items }: Product, { item, size }: { item: string; size: string }): string {
  return size === '' ? '' : (items.find((entry) => entry.item === item)?.name ?? size)
}

interface MethodNames {
  /** The visitor's cart; null if its texts are in another language than the page. */
  selection: {
    paymentMethods: Pick<PaymentMethod, 'paymentMethod' | 'name'>[]
    shippingMethods: Pick<ShippingMethod, 'shippingMethod' | 'name'>[]
  } | null
  /** Facts about the shop, in the language of the page. */
  facts: Pick<ShopFacts, 'deliveryMethods' | 'paymentMarks'> | null
}

/**
 * An order with the names of payment and delivery in the language of the page, where they are known. A cart in another
 * country may lack the payment method, which the facts have at least a word for.
 */
export function withTranslatedMethods<
  O extends Pick<Order, 'paymentMethod' | 'paymentMethodName' | 'shippingMethod' | 'shippingMethodName'>,
>(order: O, { selection, facts }: MethodNames): O {
  const { paymentMethod, shippingMethod } = order
  const marks = (facts?.paymentMarks ?? []).map(({ mark, ...method }) => ({ ...method, name: mark }))
  const payments = [...(selection?.paymentMethods ?? []), ...marks]
  const payment = payments.find((method) => method.paymentMethod === paymentMethod)
  const deliveries = [...(facts?.deliveryMethods ?? []), ...(selection?.shippingMethods ?? [])]
  const delivery = deliveries.find((method) => method.shippingMethod === shippingMethod)
  return {
    ...order,
    paymentMethodName: nameOr(payment?.name, paymentMethod, order.paymentMethodName),
    shippingMethodName: nameOr(delivery?.name, shippingMethod, order.shippingMethodName),
  }
}

/** Methods without a name go by their id, which is no translation. */
function nameOr(name: string | undefined, id: string, ordered: string): string {
  return name && name !== id ? name : ordered
}
