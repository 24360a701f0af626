import { defaultLocale } from '#src/i18n/locales.ts'
import type { Region } from '../../demo-catalogue/regions.ts'
import type { World } from '../../world.ts'
import { emptySelection, type SelectionState } from './selection-state.ts'

/** The initial selection of a visitor: empty, in the country of their IP address or the default country. */
export function startingState(world: World, headers: Headers): SelectionState {
  const region = guessRegion(world, headers)
  const { market, pricelist } = region ?? world.regions.home
  return emptySelection({
    country: region?.country ?? null,
    state: null,
    language: region?.language ?? defaultLocale,
    market,
    pricelist,
  })
}

function guessRegion({ ports, regions }: World, headers: Headers): Region | null {
  const override = ports.testHeaders ? headers.get('x-test-country') : null
  const guesses = [override, headers.get('cf-ipcountry'), ports.defaultCountry]
  const found = guesses.map((code) => (code === null ? null : regions.country(code)))
  return found.find((region) => region?.shipTo) ?? null
}
