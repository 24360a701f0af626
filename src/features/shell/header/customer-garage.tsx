import { useAtomValue, useStore } from 'jotai'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { carsOf } from '#src/commerce/customer/change-cars.ts'
import type { LoadedProfile } from '#src/commerce/customer/customer-update.ts'
import { OwnAddressContext } from '#src/effects/router/own-address.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { customerAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { selectedCountryAtom } from '#src/features/cart/state/selection.atoms.ts'
import { carOfGarage, withCar } from '#src/features/catalogue/listing/car/carried-car.ts'
import { garageAtom } from '#src/features/garage/garage.atoms.ts'
import { GaragePanel } from '#src/features/garage/panel/garage-panel.tsx'
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
      onChosen={follow}
    />
  )
}
