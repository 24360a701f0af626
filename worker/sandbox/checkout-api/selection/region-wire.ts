// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { LanguageEntry, Region } from '../../demo-catalogue/regions.ts'
import type { World } from '../../world.ts'
import type { SelectionRegion } from './selection-state.ts'

/** The fields `countries`, `languages` and `location` of replies about a selection or an order. */
export function regionFields(world: World, region: SelectionRegion, serverSide: boolean) {
  return {
    countries: world.regions.countries.map((region) => countryWire(region, serverSide)),
    languages: world.regions.languages,
    location: locationWire(world, region),
  }
}

/** A country in a reply; servers also get its market and price list. */
export function countryWire(
  { country, name, eu, language, currency, states, ...region }: Region,
  serverSide: boolean,
) {
  return {
    country,
    name,
    eu,
    language,
    currency,
    ...(states.length > 0 ? { states } : {}),
    ...(serverSide ? { market: String(region.market), pricelist: String(region.pricelist) } : {}),
  }
}

function locationWire({ regions }: World, { country, state, market, pricelist, language }: SelectionRegion) {
  const region = country === null ? null : regions.country(country)
  return {
    country,
    name: region?.name ?? '',
    state,
    stateName: region?.states.find((entry) => entry.state === state)?.name ?? '',
    eu: region?.eu ?? false,
    shipTo: region?.shipTo ?? false,
    market,
    pricelist,
    language: regions.language(language) satisfies LanguageEntry | null,
  }
}
