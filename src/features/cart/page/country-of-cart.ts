import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { serializeCookie } from '#src/cookie.ts'
import { parseCountryCookie, serializeCountryCookie } from '#src/features/region/region-cookies.ts'
import type { Shop, VisitorCart } from '#src/shop.ts'

/**
 * The `Set-Cookie` value by which the next page is in the country of the visitor's cart; null where this one is already,
 * where the shop does not sell to that country, for a cart the service has just created, and where the cookie has changed
 * nothing, as with crawlers.
 */
export function countryCookieOfCart(
  request: Request,
  { tokenReplaced }: Pick<VisitorCart, 'tokenReplaced'>,
  { location: { country } }: Pick<Selection, 'location'>,
  { region, regions, origin }: Pick<Shop, 'region' | 'regions' | 'origin'>,
): string | null {
  if (!country || country === region.country || tokenReplaced()) return null
  if (!regions.some((choice) => choice.country === country)) return null
  if (parseCountryCookie(request.headers.get('cookie') ?? '') === country) return null
  return serializeCookie(serializeCountryCookie(country), origin)
}
