import type { Line } from '#src/commerce/contract/line.ts'
import type { Selection } from '#src/commerce/contract/selection.ts'
import { isServiceFailure, type Reply } from '#src/commerce/reply.ts'
import { draftSearch, type PurchaseDraft } from '#src/features/catalogue/purchase-draft.ts'
import {
  anyQuantity,
  isZero,
  parseQuantity,
  type QuantityLimits,
  quantityLimits,
} from '#src/features/catalogue/quantity.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { paths } from '#src/paths.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import type { CartAction } from './cart-form.ts'
import { type CartNote, noteSearch } from './cart-note.ts'
import { refusalProblem } from './cart-problem.ts'
import { placeRenewed } from './renewed-cart.ts'

interface CartActionPorts {
  cart: VisitorCart
  language: Locale
  /** Where the visitor buys. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  /** Where the product of an item is and how many of it one may order; null when the catalogue does not tell. */
  product(item: string): Promise<{ uri: string; limits: QuantityLimits } | null>
  report(error: unknown): void
}

/** Where a form of the cart leads: to the cart, with a note, or back to the product whose form was refused. */
export type CartAnswer = CartNote | { product: string; draft: PurchaseDraft }

/** The address an answer is redirected to. */
export function answerAddress(answer: CartAnswer): string {
  return 'said' in answer
    ? paths.cart() + noteSearch(answer)
    : paths.product(answer.product) + draftSearch(answer.draft)
}

/** Does what a form asks for, and says what became of it. Never throws for a service that fails. */
export async function runCartAction(action: CartAction, ports: CartActionPorts): Promise<CartAnswer> {
  try {
    return await attempt(action, ports)
  } catch (error) {
    if (!isServiceFailure(error)) throw error
    ports.report(error)
    return { said: action.do === 'add-voucher' ? 'unchecked' : 'unanswered' }
  }
}

async function attempt(action: CartAction, ports: CartActionPorts): Promise<CartAnswer> {
  const { cart, language, region } = ports
  const { checkout } = cart
  switch (action.do) {
    case 'add': {
      const { item, choices } = action
      const product = await ports.product(item)
      const typed = parseQuantity(action.quantity, product?.limits ?? anyQuantity)
      if (!typed.ok) {
        return product
          ? { product: product.uri, draft: { item, quantity: action.quantity, choices } }
          : { said: 'badQuantity', typed: action.quantity }
      }
      const { quantity } = typed
      const begun = cart.begun ? null : await cart.begin(await region(), language)
      // A cart the service would begin by itself is one of the country the shop's server stands in.
      if (begun && !begun.ok) return noteOf(begun, { said: 'refused' })
      const added =
        choices.length > 0
          ? await checkout.addBundle(item, choices, quantity)
          : await checkout.addItem(item, quantity)
      const reply = await placeRenewed(cart, added, ports)
      if (reply.ok && reply.value.lines.length === 0) return { said: 'notSold' }
      return noteOf(reply, { said: 'added', item, asked: String(quantity) })
    }
    case 'change':
    case 'remove': {
      const before = cart.begun ? await checkout.selection() : null
      const line = before?.ok ? before.value.lines.find((each) => each.line === action.line) : undefined
      if (!line) return { said: 'lineGone' }
      const typed = action.do === 'remove' ? '0' : action.quantity
      const wanted = wantedPieces(typed, line)
      if (wanted === null) return { said: 'badQuantity', line: line.line, typed }
      const by = wanted - line.quantity
      const about = { item: line.item, asked: String(wanted) }
      if (by === 0) return { said: 'changed', ...about }
      const reply =
        by > 0 ? await checkout.increaseLine(action.line, by) : await checkout.decreaseLine(action.line, -by)
      return noteOf(reply, { said: wanted === 0 ? 'removed' : 'changed', ...about })
    }
    case 'add-voucher': {
      const reply = cart.begun ? await checkout.addVoucher(action.voucher) : null
      return { said: reply?.ok ? 'found' : 'invalid' }
    }
    case 'remove-voucher': {
      const reply = await checkout.removeVoucher(action.voucher)
      return { said: reply.ok ? 'removed' : 'refused' }
    }
  }
}

/** How many pieces of a line are asked for, 0 to remove it; null when that is no quantity of its product. */
function wantedPieces(typed: string, { product }: Line): number | null {
  if (isZero(typed)) return 0
  const parsed = parseQuantity(typed, quantityLimits(product))
  return parsed.ok ? parsed.quantity : null
}

/** A change made in part counts as cut: fewer pieces are there than were asked for. */
function noteOf(reply: Reply<Selection>, done: CartNote): CartNote {
  if (reply.ok) return reply.value.unavailable.length > 0 ? { ...done, said: 'cut' } : done
  const { kind } = refusalProblem(reply, [])
  if (kind === 'cut') return { ...done, said: 'cut' }
  return { said: kind === 'notSold' || kind === 'lineGone' ? kind : 'refused' }
}
