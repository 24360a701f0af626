import { useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'
import type { Vehicles } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'

/**
 * The choice of a car among those the shop has parts for, by model, chassis number or plate, above the form in which any
 * car is typed. Absent until it is loaded, without script, and if it cannot be.
 */
export function PickCar({ onPick }: { onPick(car: GarageCar): void }) {
  const { t, locale } = useI18n()
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  const loaded = useLazyWhen(
    hydrated && !failed,
    async () => {
      const [{ CarPicker }, vehicles] = await Promise.all([
        import('#src/features/garage/panel/car-picker.tsx'),
        fetchJson<Vehicles>(localized(locale, paths.vehicles())),
      ])
      return vehicles
        ? { CarPicker, vehicles }
        : Promise.reject(new Error('The vehicles could not be loaded'))
    },
    () => setFailed(true),
  )
  if (!loaded) return null
  const { CarPicker, vehicles } = loaded
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
