import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isServiceFailure, type Result, resultOrNull } from '#src/commerce/reply.ts'
import { draftSearch, type PurchaseDraft } from '#src/features/catalogue/offer/purchase-draft.ts'
import { anyQuantity, isZero, parseQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import type { SoldAs } from '#src/features/catalogue/offer/sold-as.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { paths } from '#src/paths.ts'
import type { Region, VisitorCart } from '#src/shop.ts'
import { refusalProblem } from '../cart-problem.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { type Subject, subjectQuantity } from '../queue/intents.ts'
import { sendIntent } from '../queue/send-intent.ts'
import type { CartAction } from './cart-form.ts'
import { type CartFlash, flashSearch } from './flash.ts'
import { moveNewCart } from './move-new-cart.ts'

interface CartActionPorts {
  cart: VisitorCart
  language: Locale
  /** Where the visitor buys. Rejects when the catalogue is unavailable. */
  region(): Promise<Region>
  /** How the product of an item is sold; null when the catalogue does not tell. */
  product(item: string): Promise<SoldAs | null>
  report(error: unknown): void
}

/** Where a form of the cart leads: to the cart, with a note, or back to the product whose form was refused. */
export type CartActionResult = CartFlash | { product: string; draft: PurchaseDraft }

/** The address an answer is redirected to. */
export function resultAddress(answer: CartActionResult): string {
  return 'said' in answer
    ? paths.cart() + flashSearch(answer)
    : paths.product(answer.product) + draftSearch(answer.draft)
}

/** Does what a form asks for, and says what became of it. Never throws for a service that fails. */
export async function runCartAction(action: CartAction, ports: CartActionPorts): Promise<CartActionResult> {
  try {
    return await attempt(action, ports)
  } catch (error) {
    if (!isServiceFailure(error)) throw error
    ports.report(error)
    return { said: action.do === 'add-voucher' ? 'unchecked' : 'unanswered' }
  }
}

async function attempt(action: CartAction, ports: CartActionPorts): Promise<CartActionResult> {
  const { cart, language, region } = ports
  const { checkout } = cart
  switch (action.do) {
    case 'add': {
      const { item, choices } = action
      const product = await ports.product(item)
      const typed = parseQuantity(action.quantity, product?.limits ?? anyQuantity)
      if (!typed.ok) {
        return product?.uri
          ? { product: product.uri, draft: { item, quantity: action.quantity, choices } }
          : { said: 'badQuantity', typed: action.quantity }
      }
      const { quantity } = typed
      // A cart the service would begin by itself is one of the country the shop's server stands in.
      const begun = cart.hasToken ? null : await cart.start(await region(), language)
      if (begun && !begun.ok) return noteOf(begun, { said: 'refused' })
      const deposit = product?.deposit ?? ''
      // A part without a deposit needs no look at the cart.
      const known = begun ?? (deposit ? await resultOrNull(checkout.selection, ports.report) : null)
      const before = known?.ok ? known.value : null
      const subject = { kind: 'item' as const, item, choices: choices.length > 0 ? choices : null, deposit }
      return await send(subject, quantity, before, { said: 'added', item, asked: String(quantity) }, ports)
    }
    case 'change':
    case 'remove': {
      const before = cart.hasToken ? await checkout.selection() : null
      const line = before?.ok ? before.value.lines.find((each) => each.line === action.line) : undefined
      if (!before?.ok || !line) return { said: 'lineGone' }
      const typed = action.do === 'remove' ? '0' : action.quantity
      const wanted = wantedPieces(typed, line)
      if (wanted === null) return { said: 'badQuantity', line: line.line, typed }
      const by = wanted - line.quantity
      const about = { item: line.item, asked: String(wanted) }
      if (by === 0) return { said: 'changed', ...about }
      const subject = { kind: 'line' as const, line: line.line, item: line.item }
      return await send(
        subject,
        by,
        before.value,
        { said: wanted === 0 ? 'removed' : 'changed', ...about },
        ports,
      )
    }
    case 'add-voucher': {
      const reply = cart.hasToken ? await checkout.addVoucher(action.voucher) : null
      return { said: reply?.ok ? 'found' : 'invalid' }
    }
    case 'remove-voucher': {
      const reply = await checkout.removeVoucher(action.voucher)
      return { said: reply.ok ? 'removed' : 'refused' }
    }
  }
}

/** Makes a change together with its deposits, and repairs deposits that are out of step after it. */
async function send(
  subject: Subject,
  by: number,
  before: Selection | null,
  done: CartFlash,
  ports: CartActionPorts,
): Promise<CartFlash> {
  const { checkout } = ports.cart
  const sent = await sendIntent(checkout, subject, by, before, new Map())
  const reply = await moveNewCart(ports.cart, sent.reply, ports)
  if (!reply.ok) return noteOf(reply, done)
  const after = await settleDeposits(checkout, reply.value, ports.report)
  // Of a bulk change the service makes what it can, and in the visitor's country a part may not be sold.
  if (after.unreadableLines > 0 || subjectQuantity(after, subject) !== subjectQuantity(before, subject)) {
    return noteOf(reply, done)
  }
  return reply.value.unavailable.length > 0 ? { ...done, said: 'cut' } : { said: 'notSold' }
}

/** How many pieces of a line are asked for, 0 to remove it; null when that is no quantity of its product. */
function wantedPieces(typed: string, { product }: Line): number | null {
  if (isZero(typed)) return 0
  const parsed = parseQuantity(typed, quantityLimits(product))
  return parsed.ok ? parsed.quantity : null
}

/** A change made in part counts as cut: fewer pieces are there than were asked for. */
function noteOf(reply: Result<Selection>, done: CartFlash): CartFlash {
  if (reply.ok) return reply.value.unavailable.length > 0 ? { ...done, said: 'cut' } : done
  const { kind } = refusalProblem(reply, [])
  if (kind === 'cut') return { ...done, said: 'cut' }
  return { said: kind === 'notSold' || kind === 'lineGone' ? kind : 'refused' }
}
