import * as v from 'valibot'
import { depositAttributes } from './deposit.ts'
import { Media } from './media.ts'
import { Id, Text, Total } from './wire.ts'

/** What a line says of its product: enough to show it without asking the catalogue. */
const LineProduct = v.pipe(
  v.object({
    product: Id,
    name: v.string(),
    uri: v.string(),
    sku: Text,
    brandName: Text,
    variantName: Text,
    categoryName: v.optional(v.array(v.string()), []),
    media: Media,
    itemQuantityMinimum: v.optional(v.number(), 1),
    itemQuantityMultipleOf: v.optional(v.number(), 1),
    ...depositAttributes,
  }),
  v.transform(
    ({ itemQuantityMinimum, itemQuantityMultipleOf, deposit_item, tech_condition, ...product }) => ({
      ...product,
      quantityMinimum: itemQuantityMinimum,
      quantityMultipleOf: itemQuantityMultipleOf,
      depositItem: deposit_item,
      technical: { condition: tech_condition },
    }),
  ),
)

const component = v.object({
  item: v.string(),
  product: v.optional(Id, ''),
  quantity: v.number(),
  productName: Text,
  size: Text,
  sku: Text,
})

const voucherShare = v.object({
  priceOffAsNumber: Total,
  hasAffectedItemPrice: v.optional(v.nullable(v.boolean()), false),
})
const LineDiscounts = v.object({ vouchers: v.optional(v.nullable(v.array(voucherShare))) })

/** A line of a selection or an order. Prices are in its currency, in units such as kronor, not öre. */
export const Line = v.pipe(
  v.object({
    line: v.string(),
    item: v.string(),
    product: LineProduct,
    size: Text,
    sku: Text,
    quantity: v.number(),
    comment: Text,
    priceEachAsNumber: v.number(),
    priceEachBeforeDiscountAsNumber: v.number(),
    totalPriceAsNumber: v.number(),
    taxPercent: v.optional(v.number(), 0),
    bundle: v.optional(v.nullable(v.array(component))),
    discounts: v.optional(v.nullable(LineDiscounts)),
  }),
  v.transform((wire) => {
    const { priceEachAsNumber, priceEachBeforeDiscountAsNumber, totalPriceAsNumber, ...rest } = wire
    const { bundle, discounts, ...line } = rest
    return {
      ...line,
      price: priceEachAsNumber,
      priceBeforeDiscount: priceEachBeforeDiscountAsNumber,
      totalPrice: totalPriceAsNumber,
      /** What vouchers have taken off its total already: a negative amount on an order, nothing in a cart. */
      voucherOff: (discounts?.vouchers ?? [])
        .filter(({ hasAffectedItemPrice }) => hasAffectedItemPrice)
        .reduce((sum, { priceOffAsNumber }) => sum + priceOffAsNumber, 0),
      contents: bundle ?? [],
    }
  }),
)
export type Line = v.InferOutput<typeof Line>
