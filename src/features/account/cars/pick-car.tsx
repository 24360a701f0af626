import { useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'
import { CarPicker } from '#src/features/garage/panel/car-picker.tsx'
import type { Vehicles } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'

/**
 * The choice of a car among those the shop has parts for, by model, chassis number or plate, above the form in which any
 * car is typed. Absent until the cars are loaded, without script, and if they cannot be.
 */
export function PickCar({ onPick }: { onPick(car: GarageCar): void }) {
  const { t, locale } = useI18n()
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  const vehicles = useLazyWhen(
    hydrated && !failed,
    async () => (await fetchJson<Vehicles>(localized(locale, paths.vehicles()))) ?? Promise.reject(),
    () => setFailed(true),
  )
  if (!vehicles) return null
  return (
    <div className="garage-panel">
      <CarPicker
        offered={null}
        vehicles={vehicles.makes}
        hasLookup={vehicles.hasLookup}
        deliveryCountry={vehicles.country}
        onAdd={onPick}
      />
      <h3>{t('account.otherCar')}</h3>
    </div>
  )
}
