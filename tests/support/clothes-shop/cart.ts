import { priceIn, wireProduct } from './catalogue.ts'
import { clothes } from './clothes.ts'

/** The regions of the shop: country, market, price list, currency, language. */
export const regions = [
  { country: 'SE', name: 'Sweden', market: 1, pricelist: 19, currency: 'SEK', language: 'sv' },
  { country: 'DE', name: 'Germany', market: 2, pricelist: 20, currency: 'EUR', language: 'de' },
  { country: 'FR', name: 'France', market: 2, pricelist: 20, currency: 'EUR', language: 'fr' },
  { country: 'GB', name: 'United Kingdom', market: 3, pricelist: 21, currency: 'GBP', language: 'en' },
]
const [first] = regions as [(typeof regions)[number]]

/** `GET /countries/all`. */
export function allCountries() {
  return {
    token: null,
    countries: regions.map(({ market, pricelist, ...country }) => ({
      ...country,
      eu: country.country !== 'GB',
      shipTo: true,
      market: String(market),
      pricelist: String(pricelist),
    })),
  }
}

/** The carts of the shop by token. Each call answers with the whole selection, a refusal, or null for calls it does not have. */
export function createCarts() {
  const carts = new Map<string, Cart>()

  return (token: string | null, method: string, path: string, body: Record<string, unknown>) => {
    const own = token ?? `${carts.size}`.padStart(26, 'c')
    const cart = carts.get(own) ?? { region: first, language: 'en', lines: new Map<string, number>() }
    carts.set(own, cart)
    const [, noun = '', id = '', , amount] = path.split('/')
    const quantity = Number(amount ?? body.quantity ?? 1)
    const status = change(cart, `${method} ${noun}`, { ...body, id, quantity })
    if (typeof status === 'object') return { status: 404, reply: { token: own, errors: status } }
    return status === 0 ? null : { status, reply: selectionOf(own, cart) }
  }
}

interface Cart {
  region: (typeof regions)[number]
  language: string
  lines: Map<string, number>
}

/** The line of an item: the same as long as it is in the cart. */
const lineOf = (item: string) => item.replace('-', '').padStart(32, 'a')

/** The status of the reply; 0 for an unknown call, errors for what is not there. */
function change(
  cart: Cart,
  call: string,
  { id, quantity, country, language }: Record<string, unknown> & { id: string; quantity: number },
): number | Record<string, string> {
  const line = [...cart.lines.keys()].find((item) => lineOf(item) === id)
  const moveTo = (to: unknown) => {
    cart.region = regions.find((each) => each.country === to) ?? cart.region
  }
  switch (call) {
    case 'GET selection':
      return 200
    case 'PUT selection':
      moveTo(country)
      cart.language = String(language ?? cart.language)
      return 200
    case 'PUT countries':
      moveTo(id)
      return 200
    case 'PUT languages':
      cart.language = id
      return 200
    case 'POST items':
      if (!clothes.some(({ sizes }) => sizes.some(({ item }) => item === id))) {
        return { item: 'product item not found' }
      }
      cart.lines.set(id, (cart.lines.get(id) ?? 0) + quantity)
      return 201
    case 'PUT lines':
      if (!line) return { line: 'not found' }
      cart.lines.set(line, quantity)
      return 200
    case 'DELETE lines':
      if (!line) return { line: 'not found' }
      cart.lines.delete(line)
      return 200
    default:
      return 0
  }
}

function selectionOf(token: string, { region, language, lines }: Cart) {
  const { pricelist, currency } = region
  const text = (amount: number) => `${amount}.00\u00a0${currency}`
  const items = [...lines].flatMap(([item, quantity]) => {
    const piece = clothes.find(({ sizes }) => sizes.some((size) => size.item === item))
    if (!piece || quantity === 0) return []
    const { now } = priceIn(piece, pricelist)
    const { relatedProducts: _, ...product } = { relatedProducts: [], ...wireProduct(piece, pricelist) }
    const size = piece.sizes.find((each) => each.item === item)?.name ?? ''
    return {
      ...{ item, productUrl: null, category: null, comment: '', size, sku: `${piece.sku}-${size}`, ean: '' },
      ...{ quantity, localizedSize: null, line: lineOf(item), anyDiscount: false, taxPercent: 25 },
      priceEach: text(now),
      priceEachAsNumber: now,
      totalPrice: text(now * quantity),
      totalPriceAsNumber: now * quantity,
      priceEachBeforeDiscount: text(now),
      priceEachBeforeDiscountAsNumber: now,
      priceEachWithoutTaxAsNumber: now * 0.8,
      product,
    }
  })
  const sum = items.reduce((total, { totalPriceAsNumber }) => total + totalPriceAsNumber, 0)
  const shipping = items.length > 0 ? 49 : 0
  const languages = ['en', 'sv', 'de'].map((code) => ({ language: code, name: code, default: code === 'en' }))
  return {
    token,
    selection: {
      language,
      currency,
      paymentMethod: 'invoice',
      paymentMethodName: 'Invoice',
      shippingMethod: 'standard',
      shippingMethodName: 'Standard',
      centraCheckoutScript: '',
      pluginFields: {},
      items,
      discounts: {
        anyDiscount: false,
        discount: text(0),
        discountAsNumber: 0,
        automaticDiscounts: [],
        vouchers: [],
      },
      totals: {
        itemsTotalPriceAsNumber: sum,
        totalDiscountPrice: false,
        totalDiscountPriceAsNumber: false,
        shippingPriceAsNumber: shipping,
        handlingCostPriceAsNumber: 0,
        totalQuantity: items.reduce((total, { quantity }) => total + quantity, 0),
        taxDeducted: false,
        taxDeductedAsNumber: false,
        taxAdded: false,
        taxAddedAsNumber: false,
        taxPercent: 25,
        grandTotalPriceAsNumber: sum + shipping,
        grandTotalPriceTaxAsNumber: (sum + shipping) / 5,
      },
      vatExempt: false,
      address: { country: region.country },
      shippingAddress: { country: region.country },
      additionalNotes: '',
      currencyFormat: { currency, name: currency, prefix: '', suffix: ` ${currency}` },
    },
    paymentMethods: [
      {
        paymentMethod: 'invoice',
        name: 'Invoice',
        paymentMethodType: 'dummy',
        supportsInitiateOnly: false,
        providesCustomerAddressAfterPayment: false,
        handlingCostAsNumber: 0,
      },
    ],
    paymentFields: {
      address: { country: { type: 'string', required: true, visible: true } },
      shippingAddress: {},
    },
    shippingMethods: [{ shippingMethod: 'standard', name: 'Standard', price: text(49), priceAsNumber: 49 }],
    countries: regions.map(({ market: _, pricelist: __, ...country }) => ({ ...country, eu: true })),
    languages,
    location: {
      country: region.country,
      name: region.name,
      state: null,
      stateName: '',
      eu: true,
      shipTo: true,
      market: region.market,
      pricelist,
      language: languages[0],
    },
  }
}
