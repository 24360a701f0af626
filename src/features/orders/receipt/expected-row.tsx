import type { ShopFacts } from '#src/commerce/contract/content.ts'
import type { Order } from '#src/commerce/contract/payment/order.ts'
import { arrivalDates } from '#src/features/catalogue/offer/promise/promise.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useOrderArrival } from '../use-order-arrival.ts'

/** The row of a receipt with the days on which the order was to arrive when it was placed; none if they are unknown. */
export function ExpectedRow({ order, facts }: { order: Order; facts: ShopFacts | null }) {
  const i18n = useI18n()
  const { t } = i18n
  const arrival = useOrderArrival(order, facts)
  if (!arrival) return null
  const country = order.shippingAddress.country || order.address.country
  return (
    <div>
      <dt>{t('promise.arrival')}</dt>
      {/* Runtimes join the days of a range differently. */}
      <dd suppressHydrationWarning>{arrivalDates(arrival, { i18n, country })}</dd>
    </div>
  )
}
