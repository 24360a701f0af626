import { useSetAtom } from 'jotai'
import { countryPlace } from '#src/features/cart/commands/change-country.atoms.ts'
import { CountryChangeNotice } from '#src/features/cart/panel/country-change-notice.tsx'
import { ErrorNote } from '#src/features/cart/panel/error-message.tsx'
import { undoDeliveryCountryAtom } from '../form/address-country.atoms.ts'
import type { AddressKind } from '../form/fields.ts'

/** What became of the choice of the country goods go to; stands beneath the select of that address. */
export function DeliveryCountryNotes({ kind }: { kind: AddressKind }) {
  const undo = useSetAtom(undoDeliveryCountryAtom)
  return (
    <div className="delivery-country-notes">
      <ErrorNote place={countryPlace} />
      <CountryChangeNotice undo={undo} focus={`[name="${kind}.country"]`} />
    </div>
  )
}
