import type { State } from '#src/commerce/contract/region.ts'
import { countryChoices } from '#src/features/region/country-choices.ts'
import type { Shop } from '#src/shop.ts'

export interface AddressCountry {
  country: string
  name: string
  states: readonly State[]
}

export function addressCountries(
  { regions, states, i18n }: Pick<Shop, 'regions' | 'states' | 'i18n'>,
  current = '',
): AddressCountry[] {
  const countries = regions.map(({ country }) => country)
  const choices = countryChoices(current ? [...countries, current] : countries, i18n)
  return choices.map((choice) => ({ ...choice, states: states.get(choice.country) ?? [] }))
}
