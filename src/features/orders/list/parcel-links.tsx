import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { Parcel } from './listed-order.ts'

export function ParcelLinks({ parcels }: { parcels: Parcel[] }) {
  const { t } = useI18n()
  if (parcels.length === 0) return null
  return (
    <ul className="parcel-links">
      {parcels.map(({ carrier, trackingId, trackingUrl }) => (
        <li key={trackingId}>
          {carrier ? `${carrier}: ` : null}
          {trackingUrl ? (
            <a href={trackingUrl} rel="noreferrer">
              {t('orders.track', { id: trackingId })}
            </a>
          ) : (
            t('orders.parcel', { id: trackingId })
          )}
        </li>
      ))}
    </ul>
  )
}
