import { isUri } from '#src/commerce/contract/catalogue/uri.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { findMovedProduct, localeWithOtherAddresses } from '../../moved-address.ts'
import { spellingsOf } from '../../uri.ts'
import { findProduct } from '../load-product.ts'
import { loadNotSoldHere, type NotSoldHereScreen } from './load-not-sold-here.ts'

/**
 * Maximum calls for an address without a product, with those of `findProduct`, since such addresses can be made up
 * freely.
 */
const maxCalls = 3

/**
 * The result for an address where `findProduct` finds nothing: the path of the product if the address has capitals or
 * belongs to another language, or a screen if the product is sold only in other countries. Null if there is neither.
 */
export async function findMissingProduct(
  shop: Shop,
  uri: string,
): Promise<{ moved: string } | { notSoldHere: NotSoldHereScreen } | null> {
  if (!isUri(uri)) return null
  const spellings = spellingsOf(uri).length
  const lower = uri.toLowerCase()
  // An address that is asked for twice leaves no call for this.
  const hasCapitals = lower !== uri && spellings === 1
  if (hasCapitals && (await findProduct(shop, lower))) return { moved: paths.product(lower) }
  const locale = await localeWithOtherAddresses(shop)
  const moved = locale && (await findMovedProduct(shop, uri, locale))
  if (moved) return { moved }
  const calls = spellings + (hasCapitals ? 1 : 0) + (locale ? 1 : 0)
  const notSoldHere = calls < maxCalls ? await loadNotSoldHere(shop, uri) : null
  return notSoldHere && { notSoldHere }
}
