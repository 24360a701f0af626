import type { TextStore } from '#src/effects/browser/storage.ts'
import { keepDevicePhotos } from './details/car-photos.ts'
import { changeGarage, withoutAccountCars } from './garage.ts'

/** Removes, at log-out, the cars that came from the account, and photos of its cars. */
export function forgetAccount(store: TextStore): void {
  const { cars } = changeGarage(store, withoutAccountCars)
  keepDevicePhotos(
    store,
    cars.flatMap(({ id, saved }) => (saved ? [] : id)),
  )
}
