// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { LanguageEntry, Region } from '../../../demo-catalogue/regions.ts'
import type { World } from '../../world.ts'
import type { Place } from './selection-state.ts'

/** What every reply about a selection or an order says of the world around it. */
export function surroundings(world: World, place: Place, serverSide: boolean) {
  return {
    countries: world.regions.countries.map((region) => countryWire(region, serverSide)),
    languages: world.regions.languages,
    location: locationWire(world, place),
  }
}

/** A country in a list; a server also learns the market and price list behind it. */
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

function locationWire({ regions }: World, { country, state, market, pricelist, language }: Place) {
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
