import { useState } from 'react'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'
import { CarPicker } from '#src/features/garage/panel/car-picker.tsx'
import garageStyles from '#src/features/garage/panel/garage-panel.css?url'
import type { Vehicles } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'

interface PickCarProps {
  onPick(car: GarageCar): void
  /** Called if the cars cannot be loaded. */
  onFailure(): void
}

/**
 * The choice of a car among those the shop has parts for, by model, chassis number or plate. Its room is empty until they
 * are loaded; it is absent without script, and if they cannot be.
 */
export function PickCar({ onPick, onFailure }: PickCarProps) {
  const { locale } = useI18n()
  const hydrated = useHydrated()
  const [failed, setFailed] = useState(false)
  const vehicles = useLazyWhen(
    hydrated && !failed,
    async () => (await fetchJson<Vehicles>(localized(locale, paths.vehicles()))) ?? Promise.reject(),
    () => {
      setFailed(true)
      onFailure()
    },
  )
  if (failed) return null
  return (
    <div className="garage-panel pick-car" aria-busy={!vehicles}>
      <StyleSheet href={garageStyles} />
      {vehicles ? (
        <CarPicker
          title={null}
          offered={null}
          vehicles={vehicles.makes}
          hasLookup={vehicles.hasLookup}
          deliveryCountry={vehicles.country}
          onAdd={onPick}
        />
      ) : null}
    </div>
  )
}
