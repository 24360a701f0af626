import { useAtomValue } from 'jotai'
import { CountryAgreement } from '#src/effects/country-agreement.tsx'
import { selectedCountryAtom } from './selection.atoms.ts'

/** Keeps the page to the country the cart is in. */
export function SelectedCountry({ shown }: { shown: string | null }) {
  return <CountryAgreement selected={useAtomValue(selectedCountryAtom)} shown={shown} />
}
