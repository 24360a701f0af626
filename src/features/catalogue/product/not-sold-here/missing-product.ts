import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import type { Shop } from '#src/shop.ts'
import { findMovedProduct, localeWithOtherAddresses } from '../../moved-address.ts'
import { spellingsOf } from '../../uri.ts'
import { loadNotSoldHere, type NotSoldHereScreen } from './load-not-sold-here.ts'

/** For an address without a product, `findProduct` included, since such addresses can be made up freely. */
const maxCalls = 3

/**
 * The result for an address where `findProduct` finds nothing: the path of the product if the address belongs to
 * another language, or a screen if the product is sold only in other countries. Null if there is neither.
 */
export async function findMissingProduct(
  shop: Shop,
  uri: string,
): Promise<{ moved: string } | { notSoldHere: NotSoldHereScreen } | null> {
  if (!isUri(uri)) return null
  const locale = await localeWithOtherAddresses(shop)
  const moved = locale && (await findMovedProduct(shop, uri, locale))
  if (moved) return { moved }
  const calls = spellingsOf(uri).length + (locale ? 1 : 0)
  const notSoldHere = calls < maxCalls ? await loadNotSoldHere(shop, uri) : null
  return notSoldHere && { notSoldHere }
}
