import type { InferInput } from 'valibot'
import type { ShopReply } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { bankTransfersFor } from '../checkout-api/payment/bank-transfers.ts'
import { shippingNames } from '../checkout-api/selection/shipping-names.ts'
import type { Region } from '../demo-catalogue/regions.ts'
import { carrierTo, deliveryTerms } from '../rules/delivery.ts'
import { fromCents } from '../rules/money.ts'
import { mediatorFor, seller, serviceHours, takeBackPointsFor } from './seller.ts'

/** The facts about the shop for a country and language, computed by the same rules as the checkout. */
export function shopFacts({ country, currency }: Region, language: Locale): InferInput<typeof ShopReply> {
  return {
    shop: {
      currency,
      deliveryMethods: deliveryTerms(country, currency).map(
        ({ shippingMethod, prices, freeFrom, bulky, days }) => ({
          shippingMethod,
          name: shippingNames[shippingMethod][language],
          carrier: carrierTo(country, shippingMethod),
          prices: prices.map(({ overKilograms, price }) => ({ overKilograms, price: fromCents(price) })),
          freeFrom: freeFrom === null ? null : fromCents(freeFrom),
          bulky,
          days,
        }),
      ),
      bankTransfers: bankTransfersFor(country),
      seller: seller(language),
      mediator: mediatorFor(country),
      takeBackPoints: takeBackPointsFor(country, language),
      serviceHours: [serviceHours[language]],
      demo: true,
    },
  }
}
