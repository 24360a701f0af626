import { hasDeposit } from '#src/commerce/contract/catalogue/deposit.ts'
import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Shop } from '#src/shop.ts'
import { type QuantityLimits, quantityLimits } from './quantity.ts'
import { isCounted, stockOf } from './stock.ts'

export interface SoldAs {
  uri: string
  limits: QuantityLimits
  deposit: string
}

export async function findSoldAs(shop: Shop, item: string): Promise<SoldAs | null> {
  const found = await productWith(shop, item)
  if (!found) return null
  const deposit = hasDeposit(found, shop.region.country) ? found.depositItem : ''
  return { uri: found.uri, limits: quantityLimits(found), deposit }
}

/** Pieces of an item that can be ordered in the visitor's country; null if unknown, or if a supplier delivers more. */
export async function countPieces(shop: Shop, item: string): Promise<number | null> {
  const { i18n, region, liveStock } = shop
  const [found, live] = await Promise.all([productWith(shop, item), liveStock(productOfItem(item))])
  if (!found || !isCounted(found, stockOf(found, i18n, i18n.locale))) return null
  return live?.markets[region.market]?.stockOfAllItems ?? null
}

async function productWith({ catalogue }: Shop, item: string): Promise<Product | undefined> {
  const reply = await catalogue.products({ products: [productOfItem(item)], limit: 1 })
  if (!reply.ok) return undefined
  return reply.value.products.find((entry) => entry.items.some((candidate) => candidate.item === item))
}
