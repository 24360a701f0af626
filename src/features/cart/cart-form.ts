import * as v from 'valibot'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { longestVoucher, mostPieces } from '#src/config.ts'
import { purchaseFields } from '#src/features/catalogue/purchase.ts'

/** Names of the inputs of a line's form; those of a product's form are `purchaseFields`. */
export const lineFields = { line: 'line', quantity: 'quantity', action: 'do', voucher: 'voucher' }

/** What the button of a form says it does. A form without it adds. */
export const cartActions = {
  change: 'change',
  remove: 'remove',
  addVoucher: 'add-voucher',
  removeVoucher: 'remove-voucher',
} as const

const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/), v.notValue('.'), v.notValue('..'))
const pieces = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(mostPieces))
const voucher = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestVoucher))

/** What a visitor without script asks of the cart. */
const CartAction = v.variant('do', [
  v.object({ do: v.literal('add'), item: id, quantity: v.optional(v.pipe(pieces, v.minValue(1)), '1') }),
  v.object({ do: v.literal(cartActions.change), line: id, quantity: pieces }),
  v.object({ do: v.literal(cartActions.remove), line: id }),
  v.object({ do: v.literal(cartActions.addVoucher), voucher }),
  v.object({ do: v.literal(cartActions.removeVoucher), voucher }),
])
export type CartAction = v.InferOutput<typeof CartAction> & { choices: BundleChoice[] }

const sectionPrefix = purchaseFields.section('')
const mostSections = 50

/** Reads a posted form; null when it asks for nothing the cart can do. */
export function readCartForm(form: URLSearchParams): CartAction | null {
  const asked = v.safeParse(CartAction, { do: 'add', ...Object.fromEntries(form) })
  if (!asked.success) return null
  const choices = [...form]
    .filter(([name, item]) => name.startsWith(sectionPrefix) && item !== '')
    .map(([name, item]) => ({ section: name.slice(sectionPrefix.length), item }))
  const sound =
    choices.length <= mostSections &&
    choices.every(({ section, item }) => v.is(id, section) && v.is(id, item))
  return sound ? { ...asked.output, choices } : null
}
