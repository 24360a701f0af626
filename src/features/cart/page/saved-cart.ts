import * as v from 'valibot'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { VisitorCart } from '#src/shop.ts'
import { lineCount } from '../cart.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { itemCount } from '../item-count.ts'
import { ServiceId } from './cart-form.ts'
import type { CartFlash } from './flash.ts'

/** Asks whether a saved cart is to be opened. */
export interface SavedCartQuestion {
  /** The selection id of the saved cart. What is in it is known only once it is open. */
  saved: string
  /** The cart it replaces, with its total as text; null when that is empty. */
  own: { count: number; total: string } | null
}

/** The id of the saved cart in the query of the cart page; null without one. */
export function parseSavedCart(query: URLSearchParams): string | 'malformed' | null {
  const saved = query.get('restore')
  if (saved === null) return null
  return v.is(ServiceId, saved) ? saved : 'malformed'
}

/** The question to a visitor who has this cart. */
export function savedCartQuestion(saved: string, own: Selection | null, i18n: I18n): SavedCartQuestion {
  if (!own || lineCount(own) === 0) return { saved, own: null }
  const { totals, currency, location, lines } = own
  const intl = intlLocale(i18n.locale, location.country)
  const total =
    totals.grandTotal === null ? i18n.t('cart.amountUnknown') : formatMoney(totals.grandTotal, currency, intl)
  return { saved, own: { count: itemCount(lines), total } }
}

/**
 * Opens a saved cart in place of the visitor's own, which is left as it is when the service knows no such cart or does
 * not answer.
 */
export async function restoreCart(
  saved: string,
  { cart: { checkout }, report }: { cart: VisitorCart; report(error: unknown): void },
): Promise<CartFlash> {
  const reply = await resultOrNull(() => checkout.attachSelection(saved), report)
  if (!reply) return { said: 'unanswered' }
  if (!reply.ok) return { said: 'savedCartGone' }
  await settleDeposits(checkout, reply.value, report)
  return { said: 'restored' }
}
