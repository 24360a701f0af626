import { formatDate, intlLocale } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { ParcelLinks } from '../list/parcel-links.tsx'
import { OrderStateText } from '../order-state-text.tsx'
import type { OrderDetails } from './order-details.ts'

interface OrderProgressProps extends Pick<OrderDetails, 'state' | 'parcels'> {
  country: string
}

export function OrderProgress({ country, state, parcels }: OrderProgressProps) {
  const { t, locale } = useI18n()
  const intl = intlLocale(locale, country)
  const dates = parcels.flatMap(({ trackingId, shippedDate, deliveredDate }) => [
    { key: `${trackingId} shipped`, text: 'orders.shippedOn' as const, day: formatDate(shippedDate, intl) },
    {
      key: `${trackingId} delivered`,
      text: 'orders.deliveredOn' as const,
      day: formatDate(deliveredDate, intl),
    },
  ])
  return (
    <section className="order-progress">
      <p>
        <OrderStateText state={state} />
      </p>
      <ParcelLinks parcels={parcels} />
      {dates
        .filter(({ day }) => day !== '')
        .map(({ key, text, day }) => (
          <p key={key}>{t(text, { date: day })}</p>
        ))}
    </section>
  )
}
