import { useAtomValue } from 'jotai'
import { browserCookies } from '#src/effects/browser/cookies.ts'
import { CountrySync } from '#src/effects/router/country-sync.tsx'
import { serializeCountryCookie } from '#src/features/region/region-cookies.ts'
import { selectedCountryAtom } from '../state/selection.atoms.ts'

const remember = (country: string) => browserCookies.write(serializeCountryCookie(country))

interface SelectedCountryProps {
  shown: string | null
  reload(): void
}

export function SelectedCountry({ shown, reload }: SelectedCountryProps) {
  const selected = useAtomValue(selectedCountryAtom)
  return <CountrySync selected={selected} shown={shown} remember={remember} reload={reload} />
}
