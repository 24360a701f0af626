import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { within } from '#src/commerce/deadline.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'

/** Loads the facts about the shop in a country; null if unavailable, since screens work without them. */
export async function loadShopFacts(
  { content, regions }: Pick<Shop, 'content' | 'regions'>,
  country: string | null,
): Promise<ShopFacts | null> {
  if (!country || !regions.some((region) => region.country === country)) return null
  return resultOrNull(() => content.shop(country))
}

/** Milliseconds the first byte waits for facts about the shop. */
const maxFactsWait = 500

/** Those of the visitor's country, for a part of a page that is not streamed; null if they are late or unavailable. */
export function loadFactsInTime(
  shop: Pick<Shop, 'content' | 'regions' | 'region'>,
): Promise<ShopFacts | null> {
  const facts = loadShopFacts(shop, shop.region.country)
  return within(maxFactsWait, facts, () => new Error('too late for the shell')).catch(() => null)
}
