import * as v from 'valibot'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { isServiceId } from '#src/features/catalogue/offer/purchase-draft.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'
import { lineCount } from '../cart.ts'
import { isDeposit, itemCount } from '../item-count.ts'
import { copyLines } from '../operations/copy-lines.ts'
import { cartBefore } from './add-posted-items.ts'
import type { CartActionPorts } from './cart-action-ports.ts'
import { ServiceId } from './cart-form.ts'
import type { CartFlash, LeftOut } from './flash.ts'
import { itemNames } from './item-names.ts'

export interface SavedCartQuestion {
  /** The selection id of the saved cart, whose content is read only after the visitor agrees. */
  saved: string
  own: { count: number; total: string } | null
}

export function parseSavedCart(query: URLSearchParams): string | 'malformed' | null {
  const saved = query.get('restore')
  if (saved === null) return null
  return v.is(ServiceId, saved) ? saved : 'malformed'
}

export function savedCartQuestion(saved: string, own: Selection | null, i18n: I18n): SavedCartQuestion {
  if (!own || lineCount(own) === 0) return { saved, own: null }
  const { totals, currency, location, lines } = own
  const intl = intlLocale(i18n.locale, location.country)
  const total =
    totals.grandTotal === null ? i18n.t('cart.amountUnknown') : formatMoney(totals.grandTotal, currency, intl)
  return { saved, own: { count: itemCount(lines), total } }
}

const maxLines = 50

/**
 * Adds the goods of a saved cart to the visitor's own, with their deposits. The visitor is never attached to the saved
 * cart, because such links are forwarded and it contains its owner's address. The answer lists the items that could not
 * be added.
 */
export async function addSavedCart(saved: string, ports: CartActionPorts): Promise<CartFlash> {
  const { cart, report } = ports
  const reply = await resultOrNull(() => cart.readSaved(saved), report)
  if (!reply) return { said: 'unanswered' }
  if (!reply.ok) return { said: 'savedCartGone' }
  const own = await resultOrNull(() => cartBefore(ports), report)
  if (!own?.ok) return { said: 'unanswered' }
  const isDepositLine = isDeposit(reply.value.lines)
  const goods = reply.value.lines.filter((line) => !isDepositLine(line))
  const target = { checkout: cart.checkout, selection: own.value, report }
  const { left, unanswered } = await copyLines(goods.slice(0, maxLines), target)
  if (unanswered.length > 0) return { said: 'unanswered' }
  const items = [...left, ...goods.slice(maxLines)].map(({ item }) => item).filter(isServiceId)
  return items.length > 0 ? { said: 'restored', left: items.slice(0, maxLines).join() } : { said: 'restored' }
}

/** The items a note lists as left out; null without any. No names if the catalogue does not answer. */
export async function leftOutOf(
  note: CartFlash | null,
  findShop: () => Promise<Shop>,
): Promise<LeftOut | null> {
  const items = note?.left?.split(',') ?? []
  const count = items.length + Number(note?.unnamed ?? 0)
  if (count === 0) return null
  const names = await itemNames([...new Set(items)], async () => (await findShop()).catalogue)
  return { count, names }
}
