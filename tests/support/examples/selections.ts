import * as v from 'valibot'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { Selection } from '#src/commerce/contract/selection/selection.ts'

type Wire = v.InferInput<typeof Selection>
type WireLine = v.InferInput<typeof Line>

export interface WantedLine {
  item: string
  quantity?: number
  name?: string
  price?: number
  before?: number
  product?: WireLine['product']
  line?: string
  bundle?: WireLine['bundle']
}

const field = (required: boolean, visible = true, type: 'string' | 'boolean' = 'string') => ({
  type,
  required,
  visible,
})

/** The logged-in customer, in the format of `loggedIn`. */
export const customer = {
  email: 'kim@example.se',
  firstName: 'Kim',
  lastName: 'Ek',
  phoneNumber: '0701740605',
  address1: 'Storgatan 1',
  address2: 'c/o Ek',
  zipCode: '501 12',
  city: 'Borås',
  country: 'SE',
}

export const address = {
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  zipCode: '',
  city: '',
  state: '',
  country: '',
  phoneNumber: '',
  vatNumber: '',
}

/** The fields of a Swedish checkout. */
export const swedishFields: NonNullable<Wire['paymentFields']> = {
  termsAndConditions: field(true, true, 'boolean'),
  address: {
    email: field(true),
    company: field(false),
    firstName: field(true),
    lastName: field(true),
    address1: field(true),
    address2: field(false),
    zipCode: field(true),
    city: field(true),
    state: field(false, false),
    country: field(true),
    phoneNumber: field(true),
    identityNumber: field(true),
    vatNumber: field(false),
    newsletter: field(false, true, 'boolean'),
  },
  shippingAddress: {
    firstName: field(true),
    lastName: field(true),
    address1: field(true),
    zipCode: field(true),
    city: field(true),
    country: field(true),
  },
}

/** A selection as the service would send it. */
export function wireSelection(
  lines: WantedLine[] = [],
  changes: Partial<Omit<Wire, 'selection'>> & { selection?: Partial<Wire['selection']> } = {},
): Wire {
  const items = lines.map(wireLine)
  const goods = items.reduce((sum, { totalPriceAsNumber }) => sum + totalPriceAsNumber, 0)
  const { selection, ...rest } = changes
  return {
    token: 'token',
    selection: {
      language: 'en',
      currency: 'SEK',
      paymentMethod: 'invoice',
      paymentMethodName: 'Invoice',
      shippingMethod: 'home',
      shippingMethodName: 'Home delivery',
      items,
      discounts: { vouchers: [], automaticDiscounts: [] },
      totals: {
        itemsTotalPriceAsNumber: goods,
        totalDiscountPriceAsNumber: false,
        shippingPriceAsNumber: items.length > 0 ? 79 : 0,
        handlingCostPriceAsNumber: false,
        totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
        taxPercent: 25,
        grandTotalPriceAsNumber: goods + (items.length > 0 ? 79 : 0),
        grandTotalPriceTaxAsNumber: 0,
      },
      address,
      shippingAddress: address,
      currencyFormat: { currency: 'SEK' },
      ...selection,
    },
    paymentMethods: [{ paymentMethod: 'invoice', name: 'Invoice', paymentMethodType: 'invoice' }],
    paymentFields: swedishFields,
    shippingMethods: [{ shippingMethod: 'home', name: 'Home delivery', priceAsNumber: 79 }],
    countries: [
      { country: 'SE', name: 'Sweden', eu: true },
      { country: 'IE', name: 'Ireland', eu: true, states: [{ state: 'D', name: 'Dublin' }] },
    ],
    languages: [{ language: 'en', name: 'English', default: true }],
    location: { country: 'SE', name: 'Sweden', shipTo: true, market: 1, pricelist: 11 },
    ...rest,
  }
}

/** The selection of `wireSelection`, parsed as the shop reads it. */
export function selectionOf(...wanted: Parameters<typeof wireSelection>): Selection {
  return v.parse(Selection, wireSelection(...wanted))
}

function wireLine({ item, quantity = 1, name, price = 100, before, product, line, bundle }: WantedLine) {
  return {
    line: line ?? `line-of-${item}`,
    item,
    product: {
      product: item.split('-')[0] ?? item,
      name: name ?? `Part ${item}`,
      uri: `part-${item}`,
      media: {},
      ...product,
    },
    quantity,
    priceEachAsNumber: price,
    priceEachBeforeDiscountAsNumber: before ?? price,
    totalPriceAsNumber: price * quantity,
    taxPercent: 25,
    ...(bundle ? { bundle } : {}),
  }
}
