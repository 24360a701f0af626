import { useAtomValue, useStore } from 'jotai'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { carsOf } from '#src/commerce/customer/change-cars.ts'
import type { LoadedProfile } from '#src/commerce/customer/customer-update.ts'
import { fetchJson } from '#src/effects/browser/fetch-json.ts'
import { Link } from '#src/effects/router/link.tsx'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { customerAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { selectedCountryAtom } from '#src/features/cart/state/selection.atoms.ts'
import type { CarParts } from '#src/features/catalogue/home/car-parts.ts'
import { carOfGarage, withCar } from '#src/features/catalogue/listing/car/carried-car.ts'
import { carLabel } from '#src/features/garage/car-label.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import type { GarageCar } from '#src/features/garage/garage.ts'
import { GaragePanel } from '#src/features/garage/panel/garage-panel.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import type { DrawerProps } from '../drawer.tsx'

export default function CustomerGarage(drawer: DrawerProps) {
  const email = useAtomValue(customerAtom)?.email
  const country = useAtomValue(selectedCountryAtom)
  const profile = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')

  const store = useStore()
  const navigate = useNavigate()
  const address = use(OwnAddressContext)

  /** A list that is open shows the parts of the chosen car. */
  function follow() {
    const garage = store.get(garageAtom)
    const next = withCar(address, garage && carOfGarage(garage))
    if (next !== address) void navigate(next, { preventScrollReset: true })
  }

  async function loadCars() {
    const loaded = await profile.run()
    return typeof loaded === 'string' ? null : carsOf(loaded)
  }

  return (
    <GaragePanel
      {...drawer}
      key={email}
      cartCountry={country}
      loadAccountCars={email === undefined ? null : loadCars}
      allParts={(car) => <AllParts key={carKey(car.facts)} car={car} {...drawer} />}
      onChosen={follow}
    />
  )
}

interface AllPartsProps extends DrawerProps {
  car: GarageCar
}

/** "All 351 parts for this car"; without the number until it is known. */
function AllParts({ car, open, onClose }: AllPartsProps) {
  const { t, locale } = useI18n()
  const key = carKey(car.facts)
  const parts = useLazyWhen(
    open,
    async () => (await fetchJson<CarParts>(localized(locale, paths.partsOfCar(key)))) ?? Promise.reject(),
    () => {},
  )
  return (
    <Link to={paths.parts(key)} onClick={onClose}>
      {parts?.all.name ?? t('garage.allParts', { car: carLabel(car) })}
    </Link>
  )
}
