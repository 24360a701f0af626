import * as v from 'valibot'
import { ServiceId } from '#src/features/cart/page/cart-form.ts'
import { maxRemarkLength } from '../form/control-attributes.ts'
import type { TypedDraft } from '../form/draft.ts'

const maxFieldLength = 200
const maxGoods = 500

const Fields = v.record(
  v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
  v.pipe(v.string(), v.maxLength(maxFieldLength)),
)
const Tick = v.pipe(
  v.optional(v.picklist(['on', '']), ''),
  v.transform((value) => value === 'on'),
)
/** Empty if nothing was chosen. */
const Choice = v.optional(ServiceId, '')

const Remark = v.pipe(
  v.string(),
  // Browsers count a line break as one character and send it as two.
  v.transform((text) => text.replaceAll('\r\n', '\n')),
  v.maxLength(maxRemarkLength),
)

const AddressChoice = v.picklist(['business', 'elsewhere'])
/** A choice of the page of the address that hides fields. */
export type AddressChoice = v.InferOutput<typeof AddressChoice>

/** The items of a cart's line, separated by spaces. */
const Goods = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.transform((items) => items.split(' ')),
)

/**
 * A step of the checkout as it was posted. `order`: the digest of the order that was shown; `goods`: its items by line;
 * `vatShown`: the VAT number that its totals were shown for; `lastOrder`: the visitor's last order when it was shown, empty
 * without one, absent if unknown.
 */
const PostedStep = v.variant('step', [
  v.object({
    step: v.literal('address'),
    /** Absent if the form does not ask whether a business orders. */
    business: v.optional(v.picklist(['yes', 'no'])),
    address: Fields,
    shippingAddress: Fields,
    elsewhere: Tick,
    /** The choices that the page has questioned: they are meant. */
    questioned: v.pipe(v.array(AddressChoice), v.maxLength(2)),
  }),
  v.object({ step: v.literal('delivery'), shippingMethod: Choice }),
  v.object({ step: v.literal('payment'), paymentMethod: Choice }),
  v.object({
    step: v.literal('order'),
    address: Fields,
    shippingAddress: Fields,
    paymentMethod: Choice,
    order: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
    goods: v.pipe(v.array(Goods), v.maxLength(maxGoods)),
    vatShown: v.optional(v.pipe(v.string(), v.maxLength(maxFieldLength)), ''),
    lastOrder: v.optional(v.pipe(v.string(), v.maxLength(maxFieldLength))),
    termsAndConditions: Tick,
    newsletter: Tick,
    note: v.optional(Remark, ''),
  }),
])
export type PostedStep = v.InferOutput<typeof PostedStep>
export type PostedAddress = Extract<PostedStep, { step: 'address' }>
export type PostedOrder = Extract<PostedStep, { step: 'order' }>

/** Null if a field is missing, malformed or too long: no page of the shop posts such a form. */
export function parsePostedStep(form: URLSearchParams): PostedStep | null {
  const parsed = v.safeParse(PostedStep, {
    ...Object.fromEntries(form),
    address: fieldsOf(form, 'address.'),
    shippingAddress: fieldsOf(form, 'shippingAddress.'),
    goods: form.getAll('goods'),
    questioned: form.getAll('questioned'),
  })
  return parsed.success ? parsed.output : null
}

function fieldsOf(form: URLSearchParams, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}

/** The typed values of a posted step; those of other steps are absent. */
export function typedOf(posted: PostedStep): TypedDraft {
  if (posted.step === 'address') {
    const { business, address, shippingAddress, elsewhere } = posted
    return { address, shippingAddress, elsewhere, ...(business ? { business: business === 'yes' } : {}) }
  }
  if (posted.step !== 'order') return {}
  const { address, shippingAddress, newsletter, note, termsAndConditions } = posted
  return { address, shippingAddress, newsletter, note, terms: termsAndConditions }
}
