import * as v from 'valibot'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { maxVoucherLength } from '#src/config.ts'
import { isServiceId, isTypedQuantity, parseChoices } from '#src/features/catalogue/offer/purchase-draft.ts'

/** Names of the inputs of a line's form; those of a product's form are `purchaseFields`. */
export const lineFields = {
  line: 'line',
  quantity: 'quantity',
  action: 'do',
  voucher: 'voucher',
  saved: 'saved',
}

/** What the button of a form says it does. A form without it adds. */
export const cartActions = {
  change: 'change',
  remove: 'remove',
  addVoucher: 'add-voucher',
  removeVoucher: 'remove-voucher',
  restore: 'restore',
} as const

export const ServiceId = v.pipe(v.string(), v.check(isServiceId))
export const TypedQuantity = v.pipe(v.string(), v.check(isTypedQuantity))
const voucher = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxVoucherLength))

/** What a visitor without script asks of the cart. A quantity is still as it was typed: its product says what is one. */
const CartAction = v.variant('do', [
  v.object({ do: v.literal('add'), item: ServiceId, quantity: v.optional(TypedQuantity, '1') }),
  v.object({ do: v.literal(cartActions.change), line: ServiceId, quantity: TypedQuantity }),
  v.object({ do: v.literal(cartActions.remove), line: ServiceId }),
  v.object({ do: v.literal(cartActions.addVoucher), voucher }),
  v.object({ do: v.literal(cartActions.removeVoucher), voucher }),
  v.object({ do: v.literal(cartActions.restore), saved: ServiceId }),
])
export type CartAction = v.InferOutput<typeof CartAction> & { choices: BundleChoice[] }

/** Reads a posted form; null when it asks for nothing the cart can do. */
export function parseCartForm(form: URLSearchParams): CartAction | null {
  const asked = v.safeParse(CartAction, { do: 'add', ...Object.fromEntries(form) })
  if (!asked.success) return null
  const choices = parseChoices(form)
  return choices ? { ...asked.output, choices } : null
}
