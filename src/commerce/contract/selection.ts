import * as v from 'valibot'
import { Address } from './address.ts'
import { Media } from './media.ts'
import { Country, Language } from './region.ts'
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
    deposit_item: Text,
  }),
  v.transform(({ itemQuantityMinimum, itemQuantityMultipleOf, deposit_item, ...product }) => ({
    ...product,
    quantityMinimum: itemQuantityMinimum,
    quantityMultipleOf: itemQuantityMultipleOf,
    depositItem: deposit_item,
  })),
)

const component = v.object({ item: v.string(), quantity: v.number(), productName: Text, sku: Text })

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
  }),
  v.transform(
    ({ priceEachAsNumber, priceEachBeforeDiscountAsNumber, totalPriceAsNumber, bundle, ...line }) => ({
      ...line,
      price: priceEachAsNumber,
      priceBeforeDiscount: priceEachBeforeDiscountAsNumber,
      totalPrice: totalPriceAsNumber,
      contents: bundle ?? [],
    }),
  ),
)
export type Line = v.InferOutput<typeof Line>

const voucher = v.object({ voucher: v.string(), description: Text, priceOffAsNumber: Total })
const automaticDiscount = v.object({ name: Text, priceOffAsNumber: Total })

/** Discounts are negative amounts. On an order a voucher may be spread over the lines and stand at 0 here. */
export const Discounts = v.pipe(
  v.object({
    vouchers: v.optional(v.nullable(v.array(voucher))),
    automaticDiscounts: v.optional(v.nullable(v.array(automaticDiscount))),
  }),
  v.transform(({ vouchers, automaticDiscounts }) => ({
    vouchers: (vouchers ?? []).map(({ priceOffAsNumber, ...rest }) => ({
      ...rest,
      priceOff: priceOffAsNumber,
    })),
    automatic: (automaticDiscounts ?? []).map(({ name, priceOffAsNumber }) => ({
      name,
      priceOff: priceOffAsNumber,
    })),
  })),
)

/** Amounts in the selection's currency. `taxAdded` is on top of the prices, `taxDeducted` is negative. */
export const Totals = v.pipe(
  v.object({
    itemsTotalPriceAsNumber: v.number(),
    totalDiscountPriceAsNumber: Total,
    shippingPriceAsNumber: v.number(),
    handlingCostPriceAsNumber: Total,
    totalQuantity: v.optional(v.number(), 0),
    taxDeductedAsNumber: Total,
    taxAddedAsNumber: Total,
    taxPercent: Total,
    grandTotalPriceAsNumber: v.number(),
    grandTotalPriceTaxAsNumber: v.number(),
  }),
  v.transform((wire) => ({
    items: wire.itemsTotalPriceAsNumber,
    discount: wire.totalDiscountPriceAsNumber,
    shipping: wire.shippingPriceAsNumber,
    handling: wire.handlingCostPriceAsNumber,
    quantity: wire.totalQuantity,
    taxDeducted: wire.taxDeductedAsNumber,
    taxAdded: wire.taxAddedAsNumber,
    taxPercent: wire.taxPercent,
    grandTotal: wire.grandTotalPriceAsNumber,
    grandTotalTax: wire.grandTotalPriceTaxAsNumber,
  })),
)
export type Totals = v.InferOutput<typeof Totals>

const PaymentMethod = v.pipe(
  v.object({
    paymentMethod: v.string(),
    name: v.string(),
    paymentMethodType: Text,
    handlingCostAsNumber: Total,
    supportsInitiateOnly: v.optional(v.boolean(), false),
    providesCustomerAddressAfterPayment: v.optional(v.boolean(), false),
  }),
  v.transform(({ handlingCostAsNumber, ...method }) => ({ ...method, handlingCost: handlingCostAsNumber })),
)
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

const ShippingMethod = v.pipe(
  v.object({ shippingMethod: v.string(), name: v.string(), priceAsNumber: v.number() }),
  v.transform(({ priceAsNumber, ...method }) => ({ ...method, price: priceAsNumber })),
)
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>

const field = v.object({
  type: v.picklist(['string', 'boolean']),
  required: v.boolean(),
  visible: v.boolean(),
})
export type PaymentField = v.InferOutput<typeof field>

/** Which inputs a checkout form shows and which it requires, by name. */
const PaymentFields = v.object({
  termsAndConditions: v.optional(field),
  address: v.optional(v.record(v.string(), field), {}),
  shippingAddress: v.optional(v.record(v.string(), field), {}),
})
export type PaymentFields = v.InferOutput<typeof PaymentFields>

/** `country` is null when the back end could not tell where the visitor is: nothing can be bought until it is set. */
const Location = v.object({
  country: v.nullable(v.string()),
  name: Text,
  state: v.optional(v.nullable(v.string())),
  shipTo: v.optional(v.boolean(), false),
  market: v.optional(Id),
  pricelist: v.optional(Id),
  language: v.optional(v.nullable(Language)),
})

const Customer = v.object({
  email: Text,
  firstName: Text,
  lastName: Text,
  address1: Text,
  address2: Text,
  zipCode: Text,
  city: Text,
  state: Text,
  country: Text,
  phoneNumber: Text,
})
export type Customer = v.InferOutput<typeof Customer>

/** An item of which there was less than asked for; the selection beside it is already cut. */
export const Unavailable = v.object({
  item: v.string(),
  product: v.union([Id, v.object({ product: Id })]),
  originalQuantity: v.number(),
  available: v.number(),
})
export type Unavailable = v.InferOutput<typeof Unavailable>

/** The selection: cart and session state in one, as every cart call returns it. */
export const Selection = v.pipe(
  v.object({
    token: v.nullable(v.string()),
    selection: v.object({
      language: Text,
      currency: Text,
      paymentMethod: Text,
      paymentMethodName: Text,
      shippingMethod: Text,
      shippingMethodName: Text,
      items: v.array(Line),
      discounts: Discounts,
      totals: Totals,
      vatExempt: v.optional(v.boolean(), false),
      address: Address,
      shippingAddress: Address,
      additionalNotes: Text,
      currencyFormat: v.object({ currency: v.string() }),
    }),
    paymentMethods: v.optional(v.array(PaymentMethod), []),
    paymentFields: v.optional(PaymentFields, {}),
    shippingMethods: v.optional(v.array(ShippingMethod), []),
    countries: v.optional(v.array(Country), []),
    languages: v.optional(v.array(Language), []),
    loggedIn: v.optional(v.nullable(Customer)),
    location: Location,
    unavailable: v.optional(v.array(Unavailable), []),
  }),
  v.transform(({ token: _, selection, loggedIn, ...rest }) => {
    const { items, currencyFormat, currency, ...state } = selection
    return {
      ...state,
      ...rest,
      lines: items,
      currency: currencyFormat.currency || currency,
      loggedIn: loggedIn ?? null,
    }
  }),
)
export type Selection = v.InferOutput<typeof Selection>
