import { useAtomValue } from 'jotai'
import { browserCookies } from '#src/effects/browser/cookies.ts'
import { CountrySync } from '#src/effects/router/country-sync.tsx'
import { serializeCountryCookie } from '#src/features/region/region-cookies.ts'
import { selectedCountryAtom } from './state/selection.atoms.ts'

const remember = (country: string) => browserCookies.write(serializeCountryCookie(country))

/** Keeps the page to the country the cart is in. */
export function SelectedCountry({ shown }: { shown: string | null }) {
  const selected = useAtomValue(selectedCountryAtom)
  return <CountrySync selected={selected} shown={shown} remember={remember} />
}
