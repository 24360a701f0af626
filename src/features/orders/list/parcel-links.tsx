import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { Parcel } from './listed-order.ts'

interface ParcelLinksProps {
  parcels: Parcel[]
  /** True in a row of a table: a link shows only the carrier and the number of the parcel. */
  inRow?: boolean
}

export function ParcelLinks({ parcels, inRow = false }: ParcelLinksProps) {
  const { t } = useI18n()
  if (parcels.length === 0) return null
  return (
    <ul className="parcel-links">
      {parcels.map(({ carrier, trackingId, trackingUrl }) => {
        const id = [carrier, trackingId].filter(Boolean).join(' ')
        const track = t('orders.track', { id })
        return (
          <li key={trackingId}>
            {trackingUrl ? (
              <a href={trackingUrl} rel="noreferrer" aria-label={inRow ? track : undefined}>
                {inRow ? id : track}
              </a>
            ) : (
              <>
                {t('orders.parcel', { id })}
                {inRow ? null : <small>{t('orders.parcelHint')}</small>}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
