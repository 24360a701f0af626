import type { InferInput } from 'valibot'
import type { ShopReply } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { bankTransfersFor } from '../checkout-api/payment/bank-transfers.ts'
import { paymentMethodsFor } from '../checkout-api/payment/payment-methods.ts'
import { shippingNames } from '../checkout-api/selection/shipping-names.ts'
import type { Region } from '../demo-catalogue/regions.ts'
import { deliveryCalendar, dispatchCalendar } from '../rules/calendars.ts'
import { carrierTo, deliveryTerms } from '../rules/delivery.ts'
import { includesImportCharges } from '../rules/import-charges.ts'
import { fromCents } from '../rules/money.ts'
import { mediatorFor, seller, serviceHours, takeBackPointsFor } from './seller.ts'

/** Days within which unused parts, and old ones with a deposit, can be sent back, as the page on returns says. */
const [returnDays, oldPartDays] = [30, 60]

/**
 * The facts about the shop for a country and language, computed by the same rules as the checkout. `now` is in
 * milliseconds since 1970.
 */
export function shopFacts(region: Region, language: Locale, now: number): InferInput<typeof ShopReply> {
  const { country, currency } = region
  return {
    shop: {
      currency,
      deliveryMethods: deliveryTerms(country, currency).map(
        ({ shippingMethod, prices, freeFrom, ...terms }) => ({
          shippingMethod,
          name: shippingNames[shippingMethod][language],
          carrier: carrierTo(country, shippingMethod),
          prices: prices.map(({ overKilograms, price }) => ({ overKilograms, price: fromCents(price) })),
          freeFrom: freeFrom === null ? null : fromCents(freeFrom),
          ...terms,
        }),
      ),
      dispatch: dispatchCalendar(now),
      delivery: deliveryCalendar(country, now),
      returnDays,
      returnPaidBy: 'buyer',
      oldPartDays,
      importCharges: includesImportCharges(region) ? 'included' : null,
      paymentMarks: paymentMethodsFor(region, '').map(({ paymentMethod, mark, name, sign }) => ({
        paymentMethod,
        mark: (mark ?? name)[language],
        sign,
      })),
      bankTransfers: bankTransfersFor(country),
      seller: seller(language),
      mediator: mediatorFor(country),
      takeBackPoints: takeBackPointsFor(country, language),
      serviceHours: [serviceHours[language]],
      demo: true,
    },
  }
}
