import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { serializeCookie } from '#src/cookie.ts'
import { parseCountryCookie, serializeCountryCookie } from '#src/features/region/region-cookies.ts'
import type { Shop, VisitorCart } from '#src/shop.ts'

/**
 * The `Set-Cookie` value that moves the next page to the country of the visitor's cart. Null if the page is there
 * already, if the shop does not sell there, for a cart the service has just created, and if the cookie has had no
 * effect, as with crawlers.
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
