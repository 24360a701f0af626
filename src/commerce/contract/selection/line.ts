// Centra, "Order flow": https://centra.dev/docs/checkout-api/order-flow

import * as v from 'valibot'
import { depositAttributes } from '../catalogue/deposit.ts'
import { fitSummaryOf } from '../catalogue/fit-scope.ts'
import { Media } from '../catalogue/media/media.ts'
import { OptionalUri, Uri } from '../catalogue/uri.ts'
import { deliveryAttributes, parseDeliveryClass, parseKilograms } from '../delivery/parcel.ts'
import { availabilityAttributes, parseDays } from '../delivery/readiness.ts'
import { Amount, Attribute, Count, countRecords, Flag, Id, listOf, OptionalId, Text, Total } from '../wire.ts'

/** The product of a line: enough to show it without a catalogue call. Any field may be missing. */
export const LineProduct = v.pipe(
  v.nullish(
    v.object({
      product: OptionalId,
      name: Text,
      uri: OptionalUri,
      sku: Text,
      brandName: Text,
      variantName: Text,
      categoryName: v.nullish(v.array(v.string()), []),
      categories: listOf(v.object({ uri: Uri })),
      media: Media,
      itemQuantityMinimum: Count,
      itemQuantityMultipleOf: Count,
      vehicle: v.nullish(v.record(v.string(), v.unknown()), {}),
      fit_scope: Attribute,
      fit_summary: Attribute,
      ...availabilityAttributes,
      ...deliveryAttributes,
      ...depositAttributes,
    }),
    {},
  ),
  v.transform(
    ({
      itemQuantityMinimum,
      itemQuantityMultipleOf,
      deposit_item,
      tech_condition,
      categories,
      vehicle,
      fit_scope,
      fit_summary,
      availability_kind,
      availability_days,
      availability_date,
      delivery_class,
      weight_kg,
      ...rest
    }) => ({
      ...rest,
      /** The cars it fits; see `parseFitSummary`. */
      fitSummary: fitSummaryOf({ fit_scope, fit_summary, categories }, Object.keys(vehicle).length),
      availabilityKind: availability_kind,
      availabilityDays: parseDays(availability_days),
      availabilityDate: availability_date,
      /** The kind of goods a piece is for carriers, and its weight; null where unknown. */
      deliveryClass: parseDeliveryClass(delivery_class),
      kilograms: parseKilograms(weight_kg),
      quantityMinimum: itemQuantityMinimum ?? 1,
      quantityMultipleOf: itemQuantityMultipleOf ?? 1,
      depositItem: deposit_item,
      technical: { condition: tech_condition },
    }),
  ),
)

const component = v.object({
  item: Id,
  product: OptionalId,
  quantity: v.number(),
  productName: Text,
  size: Text,
  sku: Text,
})

const voucherShare = v.object({ voucher: OptionalId, priceOffAsNumber: Total, hasAffectedItemPrice: Flag })
const LineDiscounts = v.nullish(v.object({ vouchers: listOf(voucherShare) }))

/**
 * A line of a selection or an order. Prices are in units of its currency, such as kronor, not öre; null where unknown.
 * A line without id or item is unreadable, and so is one whose quantity is missing or negative.
 */
export const Line = v.pipe(
  v.object({
    line: Id,
    item: Id,
    product: LineProduct,
    size: Text,
    sku: Text,
    quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
    comment: Text,
    priceEachAsNumber: Amount,
    priceEachBeforeDiscountAsNumber: Amount,
    priceEachWithoutTaxAsNumber: Amount,
    totalPriceAsNumber: Amount,
    taxPercent: Count,
    bundle: listOf(component),
    discounts: LineDiscounts,
  }),
  v.transform((wire) => {
    const { priceEachAsNumber, priceEachBeforeDiscountAsNumber, totalPriceAsNumber, ...others } = wire
    const { priceEachWithoutTaxAsNumber, ...rest } = others
    const { bundle, discounts, product, ...line } = rest
    const voucherShares = (discounts?.vouchers ?? [])
      .filter(({ hasAffectedItemPrice }) => hasAffectedItemPrice)
      .flatMap(({ voucher, priceOffAsNumber: off }) => (off === null ? [] : [{ voucher, off }]))
    return {
      ...line,
      product: { ...product, name: product.name || line.sku || product.sku || line.item },
      price: priceEachAsNumber,
      priceBeforeDiscount: priceEachBeforeDiscountAsNumber ?? priceEachAsNumber,
      /** The price without VAT, also if the buyer is exempt. */
      priceWithoutTax: priceEachWithoutTaxAsNumber,
      totalPrice: totalPriceAsNumber,
      /** The voucher discount already included in its total: a negative amount on orders, 0 in carts. */
      voucherOff: voucherShares.reduce((sum, { off }) => sum + off, 0),
      /** The same by discount code. */
      voucherShares,
      contents: bundle,
    }
  }),
)
export type Line = v.InferOutput<typeof Line>

/** The lines of a selection or an order, and the number of unreadable ones, which are part of the totals. */
export const Lines = v.pipe(v.array(v.nullable(Line)), v.transform(countRecords))
