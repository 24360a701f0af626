import { useAtomValue } from 'jotai'
import { carsOf } from '#src/commerce/customer/change-cars.ts'
import type { LoadedProfile } from '#src/commerce/customer/customer-update.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { customerAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { selectedCountryAtom } from '#src/features/cart/state/selection.atoms.ts'
import { GaragePanel } from '#src/features/garage/panel/garage-panel.tsx'
import type { DrawerProps } from '../drawer.tsx'

export default function CustomerGarage(drawer: DrawerProps) {
  const email = useAtomValue(customerAtom)?.email
  const country = useAtomValue(selectedCountryAtom)
  const profile = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')

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
    />
  )
}
