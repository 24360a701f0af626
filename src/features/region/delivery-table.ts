import type { ShopFacts } from '#src/commerce/contract/content.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import type { Shop } from '#src/shop.ts'
import { countryName } from './region-text.ts'

export interface DeliveryTable {
  title: string
  rows: { name: string; notes: string; price: string }[]
}

/** The delivery methods of the visitor's country with time and price; null if they are not known. */
export async function loadDeliveryTable({ content, region, i18n }: Shop): Promise<DeliveryTable | null> {
  const facts = await resultOrNull(() => content.shop(region.country))
  return facts && deliveryTable(facts, region.country, i18n)
}

/** The delivery methods in facts about a country; null without any. */
export function deliveryTable(
  { deliveryMethods, currency }: Pick<ShopFacts, 'deliveryMethods' | 'currency'>,
  country: string,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
): DeliveryTable | null {
  if (deliveryMethods.length === 0) return null
  const intl = intlLocale(locale, country)
  return {
    title: t('delivery.to', { country: countryName(country, { locale }) }),
    rows: deliveryMethods.map((method) => {
      const { carrier, days, prices, freeFrom } = method
      const price = prices.length > 0 ? Math.min(...prices.map((step) => step.price)) : null
      const shown = price === null ? '' : formatMoney(price, currency, intl)
      return {
        name: method.name || method.shippingMethod,
        notes: [
          carrier,
          days &&
            (days.min === days.max
              ? t('checkout.days', { count: days.max })
              : t('checkout.daysRange', { min: days.min, max: days.max })),
          freeFrom === null ? '' : t('delivery.freeFrom', { price: formatMoney(freeFrom, currency, intl) }),
        ]
          .filter(Boolean)
          .join(' · '),
        price: prices.length > 1 ? t('delivery.from', { price: shown }) : shown,
      }
    }),
  }
}
