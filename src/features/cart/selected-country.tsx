import { useAtomValue } from 'jotai'
import { CountryAgreement } from '#src/effects/country-agreement.tsx'
import { selectionAtom } from './selection.atoms.ts'

/** Keeps the page to the country the cart is in. */
export function SelectedCountry({ shown }: { shown: string | null }) {
  const selected = useAtomValue(selectionAtom)?.location.country ?? null
  return <CountryAgreement selected={selected} shown={shown} />
}
