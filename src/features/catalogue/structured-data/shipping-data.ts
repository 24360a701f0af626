import type { OfferShippingDetailsLeaf } from 'schema-dts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { defaultMethod, deliveryPrice } from '#src/commerce/contract/delivery/parcel.ts'
import { handlingDays } from '#src/commerce/contract/delivery/readiness.ts'
import { amountOf } from '../offer/price.ts'

interface Destination {
  country: string
  currency: string
}

/** One piece by the default method of its parcel; null if the method or its price is unknown. */
export function shippingData(
  product: Product,
  { deliveryMethods }: Pick<ShopFacts, 'deliveryMethods'>,
  { country, currency }: Destination,
): OfferShippingDetailsLeaf | null {
  const method = defaultMethod(deliveryMethods, product)
  const price = method && deliveryPrice(method, product, amountOf(product))
  if (!method || price === null) return null
  const handling = handlingDays(product)
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(method.days && handling
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            handlingTime: days(handling),
            transitTime: days(method.days),
          },
        }
      : {}),
  }
}

function days({ min, max }: { min: number; max: number }) {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' } as const
}
