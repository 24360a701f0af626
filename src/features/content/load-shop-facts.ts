import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { Shop } from '#src/shop.ts'

/** Loads the facts about the shop in a country; null if unavailable, since screens work without them. */
export async function loadShopFacts(
  { content, regions }: Pick<Shop, 'content' | 'regions'>,
  country: string | null,
): Promise<ShopFacts | null> {
  if (!country || !regions.some((region) => region.country === country)) return null
  const reply = await resultOrNull(() => content.shop(country))
  return reply?.ok ? reply.value.shop : null
}
