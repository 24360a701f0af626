import { resultOrNull } from '#src/commerce/reply.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import type { Shop } from '#src/shop.ts'

export interface DeliveryTable {
  title: string
  rows: { name: string; notes: string; price: string }[]
}

/** The delivery methods of the visitor's country with time and price; null if they are not known. */
export async function loadDeliveryTable({ content, region, i18n }: Shop): Promise<DeliveryTable | null> {
  const { country } = region
  const { t, locale } = i18n
  const reply = await resultOrNull(() => content.shop(country))
  if (!reply?.ok || reply.value.shop.deliveryMethods.length === 0) return null
  const { deliveryMethods, currency } = reply.value.shop
  const intl = intlLocale(locale, country)
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return {
    title: t('delivery.to', { country: name }),
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
