import * as v from 'valibot'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { isServiceId } from '#src/features/catalogue/offer/purchase-draft.ts'
import { anyQuantity, parseQuantity } from '#src/features/catalogue/offer/quantity.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { quantityOf } from '../cart.ts'
import type { CartProblem } from '../cart-problem.ts'
import { cartProblemText } from '../cart-problem-text.ts'
import { itemCount } from '../item-count.ts'
import type { RefusedQuantity } from '../line/cart-lines.tsx'
import { quantityProblemText } from '../line/quantity-problem.tsx'
import { lineName, nameList } from '../line-text.ts'
import { voucherText } from '../operations/voucher-text.ts'
import { isVoucherDone, voucherStatuses } from '../operations/vouchers.ts'
import { ServiceId, TypedQuantity } from './cart-form.ts'

const Digits = v.pipe(v.string(), v.regex(/^\d{1,6}$/))

/** The outcome of a cart action. It travels in an address, so it contains no text; texts are made from the cart. */
const CartFlash = v.object({
  said: v.picklist([
    'added',
    'changed',
    'removed',
    'voucher',
    'cut',
    'partly',
    'full',
    'overStock',
    'otherQuantity',
    'notSold',
    'lineGone',
    'refused',
    'busy',
    'badQuantity',
    'chooseAll',
    'unanswered',
    'restored',
    'savedCartGone',
    'moved',
  ]),
  item: v.optional(ServiceId),
  line: v.optional(ServiceId),
  typed: v.optional(TypedQuantity),
  asked: v.optional(Digits),
  added: v.optional(Digits),
  available: v.optional(Digits),
  voucher: v.optional(v.picklist(voucherStatuses)),
  unnamed: v.optional(Digits),
  code: v.optional(v.literal('1')),
  left: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(3_500),
      v.check((items) => items.split(',').every(isServiceId)),
    ),
  ),
})
export type CartFlash = v.InferOutput<typeof CartFlash>

export function parseFlash(query: URLSearchParams): CartFlash | null {
  const read = v.safeParse(CartFlash, Object.fromEntries(query))
  return read.success ? read.output : null
}

export function flashSearch(note: CartFlash): string {
  const fields = Object.entries(note).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `?${new URLSearchParams(fields)}`
}

/** The quantity that was refused at a line; null if the outcome is another. */
export function refusedQuantity(note: CartFlash | null): RefusedQuantity | null {
  const { said, line, typed } = note ?? {}
  return said === 'badQuantity' && line !== undefined && typed !== undefined ? { line, typed } : null
}

export interface LeftOut {
  count: number
  names: string[]
}

export interface FlashMessage {
  tone: 'success' | 'error'
  text: string
}

export function problemFlash(problem: CartProblem, done: Partial<CartFlash> = {}): CartFlash {
  switch (problem.kind) {
    case 'partly':
    case 'full':
      return { ...done, said: problem.kind, asked: String(problem.wanted), added: String(problem.added) }
    case 'cut':
    case 'otherQuantity':
      return { ...done, said: problem.kind }
    case 'notSold':
    case 'lineGone':
    case 'busy':
      return { said: problem.kind }
    default:
      return { said: 'refused' }
  }
}

const good: ReadonlySet<CartFlash['said']> = new Set(['added', 'changed', 'removed', 'restored'])

function isGood({ said, voucher, left }: CartFlash): boolean {
  if (left) return false
  return said === 'voucher' ? voucher !== undefined && isVoucherDone(voucher) : good.has(said)
}

/** The note as a sentence about the present cart; null if the cart no longer agrees with it. */
export function flashMessage(
  i18n: ServerI18n,
  note: CartFlash,
  selection: Selection | null,
  left: LeftOut | null = null,
): FlashMessage | null {
  const text = sentence(i18n, note, selection, left)
  return text ? { tone: isGood(note) ? 'success' : 'error', text } : null
}

function sentence(
  i18n: ServerI18n,
  note: CartFlash,
  selection: Selection | null,
  left: LeftOut | null,
): string | null {
  const { said, item, voucher } = note
  const { t } = i18n
  const lines = selection?.lines ?? []
  const line = lines.find((entry) => entry.item === item)
  const name = line ? lineName(line) : ''
  const [asked, added] = [Number(note.asked ?? 0), Number(note.added ?? 0)]
  const about = { name, quantity: quantityOf(selection, item ?? ''), count: itemCount(lines) }
  switch (said) {
    case 'added':
    case 'changed':
      return line ? t(`cart.${said}`, about) : null
    case 'removed':
      return t('cart.page.removed')
    case 'voucher':
      return voucher
        ? voucherText(
            t,
            voucher,
            (selection?.discounts.vouchers ?? []).map((entered) => entered.voucher),
          )
        : null
    case 'cut':
      return cartProblemText(i18n, { kind: said, cuts: [{ name, asked, available: about.quantity }] })
    case 'partly':
      return line
        ? cartProblemText(i18n, { kind: said, name, added, wanted: asked, available: about.quantity })
        : null
    case 'full':
      return line ? cartProblemText(i18n, { kind: said, name, added, wanted: asked }) : null
    case 'overStock': {
      const available = Number(note.available ?? 0)
      return about.quantity > available
        ? cartProblemText(i18n, { kind: said, name, quantity: about.quantity, available })
        : null
    }
    case 'otherQuantity':
      return line ? cartProblemText(i18n, { kind: said, name, quantity: about.quantity }) : null
    case 'badQuantity':
      return refusedQuantityWords(i18n, note, lines)
    case 'chooseAll':
      return t('cart.chooseAll')
    case 'unanswered':
      return t('cart.page.unanswered')
    case 'restored':
      return left ? leftOutText(i18n, left) : t('cart.page.restored', { count: about.count })
    case 'savedCartGone':
      return t('cart.page.savedCartGone')
    case 'moved':
      return [left && notMovedText(i18n, left), note.code && t('cart.page.codeNotMoved')]
        .filter(Boolean)
        .join(' ')
    default:
      return t(`cart.problem.${said}`)
  }
}

function leftOutText({ t }: ServerI18n, { count, names }: LeftOut): string {
  return names.length > 0
    ? t('cart.page.notRestored', { names: nameList(names) })
    : t('cart.page.notRestoredUnnamed', { count })
}

function notMovedText({ t }: ServerI18n, { count, names }: LeftOut): string {
  return names.length > 0
    ? t('cart.page.notMoved', { names: nameList(names) })
    : t('cart.page.notMovedUnnamed', { count })
}

/** A line shows the problem at its field; for an item without a line it is explained here. */
function refusedQuantityWords(
  i18n: ServerI18n,
  { line: id, typed = '' }: CartFlash,
  lines: Line[],
): string | null {
  if (id !== undefined) {
    const line = lines.find((entry) => entry.line === id)
    return line ? i18n.t('cart.page.quantityKept', { name: lineName(line) }) : null
  }
  const parsed = parseQuantity(typed, anyQuantity)
  return parsed.ok ? null : quantityProblemText(i18n, parsed.problem)
}
