import type { OfferLeaf, UnitPriceSpecificationLeaf } from 'schema-dts'
import { formerPrice } from '#src/commerce/contract/catalogue/offer/former-price.ts'
import { litresOf } from '#src/commerce/contract/catalogue/offer/litres.ts'
import { type Supply, supplyOf } from '#src/commerce/contract/catalogue/offer/supply.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { amountOf } from '../offer/price.ts'
import { returnPolicyData } from './return-policy-data.ts'
import { shippingData } from './shipping-data.ts'

const availability = {
  yes: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  supplier: 'https://schema.org/InStock',
  preorder: 'https://schema.org/PreOrder',
  onOrder: 'https://schema.org/BackOrder',
  no: 'https://schema.org/OutOfStock',
} as const satisfies Record<Supply, string>

export interface OfferContext {
  country: string
  currency: string
  /** Null while they are unknown. */
  facts: ShopFacts | null
  /** The URL of a path. */
  address(path: string): string
}

/** The offer of a product, or of some of its items, at a URL; null without a price. */
export function offerData(product: Product, url: string, context: OfferContext): OfferLeaf | null {
  const { country, currency } = context
  const amount = amountOf(product)
  if (amount === null || amount <= 0) return null
  const supply = supplyOf(product)
  const isExpected = supply === 'preorder' || supply === 'onOrder'
  const facts = context.facts?.currency === currency ? context.facts : null
  const returns = facts && returnPolicyData(facts, country)
  const shipping = facts && shippingData(product, facts, { country, currency })
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currency,
    availability: availability[supply],
    ...(isExpected && product.availabilityDate ? { availabilityStarts: product.availabilityDate } : {}),
    itemCondition:
      product.technical.condition === 'remanufactured'
        ? 'https://schema.org/RefurbishedCondition'
        : 'https://schema.org/NewCondition',
    priceSpecification: priceData(product, amount, currency),
    ...(shipping ? { shippingDetails: shipping } : {}),
    ...(returns ? { hasMerchantReturnPolicy: returns } : {}),
  }
}

/** The price with its unit price, and the one it was reduced from. */
function priceData(product: Product, amount: number, priceCurrency: string): UnitPriceSpecificationLeaf[] {
  const litres = litresOf(product)
  const former = formerPrice(product, amount)
  const price = (price: number) =>
    ({ '@type': 'UnitPriceSpecification', price, priceCurrency, valueAddedTaxIncluded: true }) as const
  return [
    {
      ...price(amount),
      ...(litres === null
        ? {}
        : {
            referenceQuantity: {
              '@type': 'QuantitativeValue',
              value: litres,
              unitCode: 'LTR',
              valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
            },
          }),
    },
    ...(former
      ? [{ ...price(former.amount), priceType: 'https://schema.org/StrikethroughPrice' as const }]
      : []),
  ]
}
