import { isUri } from '#src/commerce/contract/uri.ts'
import type { Shop } from '#src/shop.ts'
import { findMovedProduct, localeWithOtherAddresses } from './moved-address.ts'

/**
 * What to show at an address where `findProduct` finds nothing: the path of the product, when this is its address in
 * another language. Null when it is not. Costs one call at most when there is nothing: anybody can make addresses up.
 */
export async function findMissingProduct(shop: Shop, uri: string): Promise<{ moved: string } | null> {
  if (!isUri(uri)) return null
  const locale = await localeWithOtherAddresses(shop)
  const moved = locale && (await findMovedProduct(shop, uri, locale))
  return moved ? { moved } : null
}
