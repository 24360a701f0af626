import type { RouterContextProvider } from 'react-router'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { loadShopFacts } from '#src/features/content/load-shop-facts.ts'
import type { OrderPorts } from '#src/features/orders/list/load-orders.ts'
import { documentContext, type Shop, shopContext, visitorContext } from '#src/shop.ts'

type Context = Readonly<RouterContextProvider>

export async function orderPorts(context: Context): Promise<OrderPorts> {
  const { report } = context.get(documentContext)
  const { checkout } = context.get(visitorContext).cart()
  return { checkout, report, shop: await loadShop(context) }
}

export async function loadFacts(context: Context, country?: string): Promise<ShopFacts | null> {
  const shop = await loadShop(context)
  return shop && loadShopFacts(shop, country || shop.region.country)
}

/** Null if the catalogue does not answer. */
export function loadShop(context: Context): Promise<Shop | null> {
  return resultOrNull(() => context.get(shopContext))
}
