import { defaultLocale } from '#src/i18n/locales.ts'
import type { Region } from '../../../demo-catalogue/regions.ts'
import type { World } from '../../world.ts'
import { emptySelection, type SelectionState } from './selection-state.ts'

/** What a new visitor begins with: an empty selection in the country they seem to be in. */
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
  const told = ports.testHeaders ? headers.get('x-test-country') : null
  const guesses = [told, headers.get('cf-ipcountry'), ports.defaultCountry]
  const found = guesses.map((code) => (code === null ? null : regions.country(code)))
  return found.find((region) => region?.shipTo) ?? null
}
