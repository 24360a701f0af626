import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isServiceFailure, resultOrNull } from '#src/commerce/reply.ts'
import { draftSearch, type PurchaseDraft } from '#src/features/catalogue/offer/purchase-draft.ts'
import { anyQuantity, isZero, parseQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import * as paths from '#src/paths.ts'
import { refusalProblem } from '../cart-problem.ts'
import { settleDeposits } from '../deposits/settle-deposits.ts'
import { neededDelta, subjectQuantity } from '../intents.ts'
import {
  addition,
  changeQuantity,
  lineChange,
  type QuantityChange,
  quantityAfter,
  quantityOutcome,
  quantityProblem,
  type SentQuantity,
} from '../operations/change-quantity.ts'
import { addVoucher, removeVoucher } from '../operations/vouchers.ts'
import { type Outcome, outcomeOf, type SendCall } from '../outcome.ts'
import type { CartActionPorts } from './cart-action-ports.ts'
import type { CartAction } from './cart-form.ts'
import { type CartFlash, flashSearch, problemFlash } from './flash.ts'
import { moveNewCart } from './move-new-cart.ts'
import { addSavedCart } from './saved-cart.ts'

export type CartActionResult = CartFlash | { product: string; draft: PurchaseDraft }

export function resultAddress(result: CartActionResult): string {
  return 'said' in result
    ? paths.cart() + flashSearch(result)
    : paths.product(result.product) + draftSearch(result.draft)
}

export async function runCartAction(action: CartAction, ports: CartActionPorts): Promise<CartActionResult> {
  try {
    return await attempt(action, ports)
  } catch (error) {
    if (!isServiceFailure(error)) throw error
    ports.report(error)
    return { said: 'unanswered' }
  }
}

function attempt(action: CartAction, ports: CartActionPorts): Promise<CartActionResult> {
  switch (action.do) {
    case 'add':
      return add(action, ports)
    case 'change':
      return changeLine(action.line, action.quantity, ports)
    case 'remove':
      return changeLine(action.line, '0', ports)
    case 'add-voucher':
      return changeVoucher(addVoucher, action.voucher, ports)
    case 'remove-voucher':
      return changeVoucher(removeVoucher, action.voucher, ports)
    case 'restore':
      return addSavedCart(action.saved, ports)
  }
}

type AddAction = Extract<CartAction, { do: 'add' }>

async function add({ item, choices, quantity: typed }: AddAction, ports: CartActionPorts) {
  const { cart, language, region } = ports
  const product = await ports.product(item)
  const parsed = parseQuantity(typed, product?.limits ?? anyQuantity)
  if (!parsed.ok) {
    return product?.uri
      ? { product: product.uri, draft: { item, quantity: typed, choices } }
      : { said: 'badQuantity' as const, typed }
  }
  // A cart the service creates by itself is in the country of the shop's server.
  const created = cart.hasToken ? null : await cart.start(await region(), language)
  if (created && !created.ok) return problemFlash(refusalProblem(created, []))
  const deposit = product?.deposit
  const known = created ?? (await resultOrNull(cart.checkout.selection, ports.report))
  const change = addition({ item, quantity: parsed.quantity, choices, deposit })
  const done = { said: 'added' as const, item, asked: String(parsed.quantity) }
  return send(change, known?.ok ? known.value : null, done, ports)
}

async function changeLine(id: string, typed: string, ports: CartActionPorts): Promise<CartFlash> {
  const { cart } = ports
  const before = cart.hasToken ? await cart.checkout.selection() : null
  const line = before?.ok ? before.value.lines.find((entry) => entry.line === id) : undefined
  if (!before?.ok || !line) return { said: 'lineGone' }
  const wanted = parseLineQuantity(typed, line)
  if (wanted === null) return { said: 'badQuantity', line: line.line, typed }
  const said = wanted === 0 ? 'removed' : 'changed'
  const done = { said, item: line.item, asked: String(wanted) } as const
  return wanted === line.quantity ? done : send(lineChange(line, wanted), before.value, done, ports)
}

async function changeVoucher(
  change: typeof addVoucher,
  code: string,
  { cart: { hasToken, checkout }, report }: CartActionPorts,
): Promise<CartFlash> {
  const sendNow: SendCall = async (call) => outcomeOf(null, await resultOrNull(() => call(checkout), report))
  return { said: 'voucher', voucher: hasToken ? (await change(sendNow, code)).status : 'invalid' }
}

async function send(
  change: QuantityChange,
  before: Selection | null,
  done: CartFlash,
  ports: CartActionPorts,
): Promise<CartFlash> {
  const { cart, report } = ports
  const { subject } = change
  const current = before && subjectQuantity(before, subject)
  const sent = { before: current, by: current === null ? change.by : neededDelta(change, current) }
  if (sent.by === 0) return problemFlash({ kind: 'full', name: '', added: 0, wanted: change.by }, done)
  const { reply } = await changeQuantity(cart.checkout, { subject, by: sent.by }, before, new Map())
  const moved = await moveNewCart(cart, reply, { ...ports, ownLines: maxAddedLines })
  const outcome = quantityOutcome(outcomeOf(before, await withDeposits(moved)), subject, sent)
  const problem = quantityProblem({ ...change, name: '' }, sent, outcome)
  if (problem) return problemFlash(problem, done)
  return (await overStock(change, sent, outcome, ports)) ?? done

  async function withDeposits(result: typeof moved): Promise<typeof moved> {
    if (!result.ok) return result
    const settled = await settleDeposits(cart.checkout, result.value, report)
    return { ok: true, value: { ...settled, unavailable: result.value.unavailable } }
  }
}

/** The message if the cart has more pieces than the stock; null if it does not or the stock is not counted. */
async function overStock(
  { subject, by }: QuantityChange,
  sent: SentQuantity,
  { after }: Outcome,
  { pieces }: CartActionPorts,
): Promise<CartFlash | null> {
  if (by <= 0 || !after || !pieces) return null
  const { item } = subject
  const available = await pieces(item)
  if (available === null || quantityAfter(subject, sent, after) <= available) return null
  return { said: 'overStock', item, available: String(Math.max(0, available)) }
}

const maxAddedLines = 2

/** The requested quantity of a line, 0 to remove it; null if the product does not allow it. */
function parseLineQuantity(typed: string, { product }: Line): number | null {
  if (isZero(typed)) return 0
  const parsed = parseQuantity(typed, quantityLimits(product))
  return parsed.ok ? parsed.quantity : null
}
