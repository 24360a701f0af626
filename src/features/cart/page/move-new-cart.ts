import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, resultOrNull } from '#src/commerce/reply.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import { lineCount } from '../cart.ts'
import { changeCountry } from '../verbs/change-country.ts'

interface Place {
  language: Locale
  /** Where the visitor buys. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  report(error: unknown): void
}

/** A part with its deposit. */
const maxMovedLines = 2

/**
 * Takes a selection the service has just begun, because the visitor's token had expired, to where the visitor buys: it began
 * where the shop's server stands. Any other stays, and so does one that cannot be moved.
 */
export async function moveNewCart(
  { tokenReplaced: renewed, checkout }: VisitorCart,
  reply: Result<Selection>,
  { language, region, report }: Place,
): Promise<Result<Selection>> {
  if (!reply.ok || !renewed() || lineCount(reply.value) > maxMovedLines) return reply
  const wanted = await region().catch(() => null)
  if (!wanted || wanted.country === reply.value.location.country) return reply
  const destination = { country: wanted.country, language }
  const moved = await resultOrNull(() => changeCountry(checkout, destination), report)
  return moved?.ok ? moved : reply
}
