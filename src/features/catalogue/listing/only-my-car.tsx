import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { Link } from '#src/effects/router/link.tsx'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { withoutFilter } from '../filters/filter-query.ts'
import { type ListingQuery, listingSearch } from './listing.ts'

interface OnlyMyCarProps {
  path: string
  query: ListingQuery
}

export function OnlyMyCar({ path, query }: OnlyMyCarProps) {
  const { t } = useI18n()
  const car = useCurrentCar()
  const key = car && carKey(car.facts)
  if (!key) return null
  const isOn = query.car?.key === key
  const search = listingSearch({
    ...query,
    page: 1,
    filters: withoutFilter(query.filters, [vehicleField]),
    car: isOn ? null : { key, vehicles: [] },
  })
  return (
    <Link to={path + search} preventScrollReset>
      {isOn ? t('catalogue.allCars') : t('catalogue.onlyMyCar')}
    </Link>
  )
}
