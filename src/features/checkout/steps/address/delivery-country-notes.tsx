import { useSetAtom } from 'jotai'
import { countrySlot } from '#src/features/cart/commands/change-country.atoms.ts'
import { ErrorMessage } from '#src/features/cart/line/error-message.tsx'
import { CountryChangeNotice } from '#src/features/cart/panel/country-change-notice.tsx'
import { undoDeliveryCountryAtom } from '../../form/address-country.atoms.ts'
import type { AddressKind } from '../../form/address-form-fields.ts'

export function DeliveryCountryNotes({ kind }: { kind: AddressKind }) {
  const undo = useSetAtom(undoDeliveryCountryAtom)
  return (
    <div className="delivery-country-notes">
      <ErrorMessage slot={countrySlot} />
      <CountryChangeNotice undo={undo} focus={`[name="${kind}.country"]`} />
    </div>
  )
}
