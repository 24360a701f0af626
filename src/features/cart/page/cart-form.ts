import * as v from 'valibot'
import type { BundleChoice } from '#src/commerce/checkout-api.ts'
import { maxVoucherLength } from '#src/config.ts'
import { isServiceId, isTypedQuantity, parseChoices } from '#src/features/catalogue/offer/purchase-draft.ts'
import { cartActions } from '../cart-fields.ts'

export const ServiceId = v.pipe(v.string(), v.check(isServiceId))
export const TypedQuantity = v.pipe(v.string(), v.check(isTypedQuantity))
const voucher = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxVoucherLength))

/** A cart action of a visitor without script. The quantity is unparsed, since its limits depend on the product. */
const CartAction = v.variant('do', [
  v.object({ do: v.literal('add'), item: ServiceId, quantity: v.optional(TypedQuantity, '1') }),
  v.object({ do: v.literal(cartActions.change), line: ServiceId, quantity: TypedQuantity }),
  v.object({ do: v.literal(cartActions.remove), line: ServiceId }),
  v.object({ do: v.literal(cartActions.addVoucher), voucher }),
  v.object({ do: v.literal(cartActions.removeVoucher), voucher }),
  v.object({ do: v.literal(cartActions.restore), saved: ServiceId }),
])
export type CartAction = v.InferOutput<typeof CartAction> & { choices: BundleChoice[] }

export function parseCartForm(form: URLSearchParams): CartAction | null {
  const asked = v.safeParse(CartAction, { do: 'add', ...Object.fromEntries(form) })
  if (!asked.success) return null
  const choices = parseChoices(form)
  return choices ? { ...asked.output, choices } : null
}
