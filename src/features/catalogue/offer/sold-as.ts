import { hasDeposit } from '#src/commerce/contract/catalogue/deposit.ts'
import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Shop } from '#src/shop.ts'
import { type QuantityLimits, quantityLimits } from './quantity.ts'

/** How the product of an item is sold. */
export interface SoldAs {
  uri: string
  limits: QuantityLimits
  /** The deposit item charged with each piece where the visitor buys; empty where none is. */
  deposit: string
}

/** Looks up the product of an item; null when it is not sold here. */
export async function findSoldAs({ catalogue, region }: Shop, item: string): Promise<SoldAs | null> {
  const reply = await catalogue.products({ products: [productOfItem(item)], limit: 1 })
  const found = reply.ok
    ? reply.value.products.find((entry) => entry.items.some((candidate) => candidate.item === item))
    : null
  if (!found) return null
  const deposit = hasDeposit(found, region.country) ? found.depositItem : ''
  return { uri: found.uri, limits: quantityLimits(found), deposit }
}
