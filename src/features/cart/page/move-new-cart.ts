import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { countryForNewCart } from '#src/commerce/new-cart.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import { lineCount } from '../cart.ts'
import { changeCountry } from '../operations/change-country.ts'

interface MoveOptions {
  language: Locale
  region(): Promise<Region>
  report(error: unknown): void
  ownLines?: number
}

/**
 * Moves a cart that the service has just created, because the visitor's token had expired, to the visitor's country.
 * Returns its new selection; the unchanged reply for any other cart and for one that cannot be moved.
 */
export async function moveNewCart(
  { tokenReplaced, checkout }: Pick<VisitorCart, 'tokenReplaced' | 'checkout'>,
  reply: Result<Selection>,
  { language, region, report, ownLines = 0 }: MoveOptions,
): Promise<Result<Selection>> {
  if (!reply.ok || !tokenReplaced()) return reply
  const cart = { isTokenNew: true, country: reply.value.location.country, lines: lineCount(reply.value) }
  const wanted = await region().catch(() => null)
  const country = countryForNewCart(cart, wanted?.country ?? null, ownLines)
  if (!country) return reply
  const moved = await resultOrNull(() => changeCountry(checkout, { country, language }), report)
  return moved?.ok ? moved : reply
}
