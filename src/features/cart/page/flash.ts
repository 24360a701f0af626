import * as v from 'valibot'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { anyQuantity, parseQuantity } from '#src/features/catalogue/offer/quantity.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { quantityOf } from '../cart.ts'
import { cartProblemText } from '../cart-problem-text.ts'
import { itemCount } from '../item-count.ts'
import { quantityProblemText } from '../line/quantity-problem.tsx'
import { lineName } from '../line-text.ts'
import { voucherText } from '../voucher-text.ts'
import { ServiceId, TypedQuantity } from './cart-form.ts'

/**
 * What became of a cart action. It travels in the address of the page that shows it, so it holds no words: those are
 * made from what is in the cart.
 */
const CartFlash = v.object({
  said: v.picklist([
    'added',
    'changed',
    'removed',
    'found',
    'invalid',
    'unchecked',
    'limited',
    'cut',
    'notSold',
    'lineGone',
    'refused',
    'badQuantity',
    'chooseAll',
    'unanswered',
  ]),
  item: v.optional(ServiceId),
  /** The line whose quantity was refused, and what was typed for it. */
  line: v.optional(ServiceId),
  typed: v.optional(TypedQuantity),
  asked: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))),
})
export type CartFlash = v.InferOutput<typeof CartFlash>

export function parseFlash(query: URLSearchParams): CartFlash | null {
  const read = v.safeParse(CartFlash, Object.fromEntries(query))
  return read.success ? read.output : null
}

/** The query of the page that shows a note, with its question mark. */
export function flashSearch(note: CartFlash): string {
  return `?${new URLSearchParams(JSON.parse(JSON.stringify(note)))}`
}

export interface FlashMessage {
  tone: 'success' | 'error'
  words: string
}

const good: ReadonlySet<CartFlash['said']> = new Set(['added', 'changed', 'removed', 'found'])

/** The note as a sentence about the cart as it now is; null where the cart no longer bears it out. */
export function flashMessage(i18n: I18n, note: CartFlash, selection: Selection | null): FlashMessage | null {
  const words = sentence(i18n, note, selection)
  return words ? { tone: good.has(note.said) ? 'success' : 'error', words } : null
}

function sentence(i18n: I18n, note: CartFlash, selection: Selection | null): string | null {
  const { said, item, asked } = note
  const { t } = i18n
  const lines = selection?.lines ?? []
  const line = lines.find((each) => each.item === item)
  const name = line ? lineName(line) : ''
  const about = { name, quantity: quantityOf(selection, item ?? ''), count: itemCount(lines) }
  switch (said) {
    case 'added':
    case 'changed':
      return line ? t(`cart.${said}`, about) : null
    case 'removed':
      return t('cart.page.removed')
    case 'found':
    case 'invalid':
    case 'limited':
      return voucherText(t, said)
    case 'unchecked':
      return voucherText(t, 'unanswered')
    case 'cut':
      return cartProblemText(t, {
        kind: 'cut',
        cuts: [{ name, asked: Number(asked ?? 0), available: about.quantity }],
      })
    case 'badQuantity':
      return refusedQuantityWords(i18n, note, lines)
    case 'chooseAll':
      return t('cart.chooseAll')
    case 'unanswered':
      return t('cart.page.unanswered')
    default:
      return t(`cart.problem.${said}`)
  }
}

/** A line says at its own field what is wrong; a quantity of something that is in no line is explained here. */
function refusedQuantityWords(i18n: I18n, { line: id, typed = '' }: CartFlash, lines: Line[]): string | null {
  if (id !== undefined) {
    const line = lines.find((each) => each.line === id)
    return line ? i18n.t('cart.page.quantityKept', { name: lineName(line) }) : null
  }
  const parsed = parseQuantity(typed, anyQuantity)
  return parsed.ok ? null : quantityProblemText(i18n, parsed.problem)
}
