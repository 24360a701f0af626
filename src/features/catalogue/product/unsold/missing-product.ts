import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import type { Shop } from '#src/shop.ts'
import { spellingsOf } from '../../uri.ts'
import { findMovedProduct, localeWithOtherAddresses } from '../moved-address.ts'
import { loadUnsoldProduct, type UnsoldProductScreen } from './load-unsold-product.ts'

/** Calls for an address with no product at all, those of `findProduct` included: anybody can make such addresses up. */
const maxCalls = 3

/**
 * What to show at an address where `findProduct` finds nothing: the path of the product, when this is its address in
 * another language; or the product as a screen, when it is sold in other countries only. Null when there is neither.
 */
export async function findMissingProduct(
  shop: Shop,
  uri: string,
): Promise<{ moved: string } | { unsold: UnsoldProductScreen } | null> {
  if (!isUri(uri)) return null
  const locale = await localeWithOtherAddresses(shop)
  const moved = locale && (await findMovedProduct(shop, uri, locale))
  if (moved) return { moved }
  const calls = spellingsOf(uri).length + (locale ? 1 : 0)
  const unsold = calls < maxCalls ? await loadUnsoldProduct(shop, uri) : null
  return unsold && { unsold }
}
