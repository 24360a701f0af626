import * as v from 'valibot'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { productOfItem } from '#src/commerce/contract/catalogue/item-id.ts'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { isServiceId } from '#src/features/catalogue/offer/purchase-draft.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'
import { lineCount } from '../cart.ts'
import { isDeposit, itemCount } from '../item-count.ts'
import { choicesOf } from '../line/bundle-choices.ts'
import { addPostedItems } from './add-posted-items.ts'
import type { CartActionPorts } from './cart-action.ts'
import { ServiceId } from './cart-form.ts'
import type { CartFlash } from './flash.ts'

/** Asks whether the goods of a saved cart are to be added. */
export interface SavedCartQuestion {
  /** The selection id of the saved cart. What is in it is read only once the visitor says so. */
  saved: string
  /** The cart they are added to, with its total as text; null when that is empty. */
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

/** Lines that are copied; those of a longer cart are reported as left out. */
const maxLines = 50

/**
 * Adds the goods of a saved cart to the visitor's own, with their deposits. The visitor is never attached to the saved cart
 * itself, which would give them its owner's address: such links are forwarded. The answer names the items that could not
 * be added. `add` is how a set is added. Rejects when the service fails while a set is added.
 */
export async function addSavedCart(saved: string, ports: CartActionPorts, add: AddSet): Promise<CartFlash> {
  const { cart, report } = ports
  const reply = await resultOrNull(() => cart.readSaved(saved), report)
  if (!reply) return { said: 'unanswered' }
  if (!reply.ok) return { said: 'savedCartGone' }
  const isDepositLine = isDeposit(reply.value.lines)
  const goods = reply.value.lines.filter((line) => !isDepositLine(line))
  const copied = goods.slice(0, maxLines)
  const parts = copied.filter(({ contents }) => contents.length === 0)
  const added = parts.length > 0 ? await addPostedItems(parts, ports) : new Map<string, number>()
  if (!added) return { said: 'unanswered' }
  const left = parts.filter(({ item, quantity }) => (added.get(item) ?? 0) < quantity)
  for (const set of copied.filter(({ contents }) => contents.length > 0)) {
    const choices = await choicesOf(set, cart.checkout)
    const said = choices === 'unknown' ? 'unanswered' : await add(set, choices ?? [])
    if (said !== 'added') left.push(set)
  }
  left.push(...goods.slice(maxLines))
  const items = left.map(({ item }) => item).filter(isServiceId)
  return items.length > 0 ? { said: 'restored', left: items.slice(0, maxLines).join() } : { said: 'restored' }
}

/** Adds as many of a set as a line has, and says what became of it. */
type AddSet = (set: Pick<Line, 'item' | 'quantity'>, choices: BundleChoice[]) => Promise<string>

/** Items of a saved cart that were not added: how many, and the names of those that any market still sells. */
export interface LeftOut {
  count: number
  names: string[]
}

/** The items that a note says were left out; null when none were. No names when the catalogue does not answer. */
export async function leftOutOf(
  note: CartFlash | null,
  findShop: () => Promise<Shop>,
): Promise<LeftOut | null> {
  const items = note?.left?.split(',') ?? []
  if (items.length === 0) return null
  const products = [...new Set(items.map(productOfItem))]
  const reply = await resultOrNull(async () => (await findShop()).catalogue.productsInAnyMarket(products))
  const names = reply?.ok ? reply.value.products.map(({ product }) => product.name) : []
  return { count: items.length, names }
}
