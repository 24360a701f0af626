import { useSetAtom } from 'jotai'
import { countrySlot } from '#src/features/cart/commands/change-country.atoms.ts'
import { CountryChangeNotice } from '#src/features/cart/panel/country-change-notice.tsx'
import { ErrorMessage } from '#src/features/cart/panel/error-message.tsx'
import { undoDeliveryCountryAtom } from '../form/address-country.atoms.ts'
import type { AddressKind } from '../form/fields.ts'

/** What became of the choice of the country goods go to; stands beneath the select of that address. */
export function DeliveryCountryNotes({ kind }: { kind: AddressKind }) {
  const undo = useSetAtom(undoDeliveryCountryAtom)
  return (
    <div className="delivery-country-notes">
      <ErrorMessage place={countrySlot} />
      <CountryChangeNotice undo={undo} focus={`[name="${kind}.country"]`} />
    </div>
  )
}
