import { isLocale } from '#src/i18n/locales.ts'
import { businessMarket, type Region } from '../../../demo-catalogue/regions.ts'
import type { State } from '../../../demo-catalogue/states.ts'
import type { World } from '../../world.ts'
import { type Outcome, refused } from '../outcome.ts'
import type { SelectionState } from './selection-state.ts'

export interface Move {
  country: string
  state?: string | undefined
  language?: string | undefined
}

/** Goes to another country: its price list, currency, market and language come with it. */
export function moveToCountry(
  world: World,
  selection: SelectionState,
  { country, state, language }: Move,
): Outcome {
  const region = world.regions.country(country)
  if (!region) return refused(404, { country: 'not found' })
  const part = state === undefined ? null : findState(region, state)
  if (state !== undefined && !part) return refused(404, { state: 'not found' })
  if (language !== undefined && !isLocale(language)) return refused(404, { language: 'not found' })
  return {
    state: {
      ...selection,
      ...assortmentFor(world, selection, region),
      country: region.country,
      state: part?.state ?? null,
      language: language ?? region.language,
    },
  }
}

/** A business stays in its own market where that market sells. */
function assortmentFor({ regions }: World, { market, pricelist }: SelectionState, region: Region) {
  const staysBusiness =
    market === businessMarket && regions.market(businessMarket)?.countries.includes(region.country)
  return staysBusiness ? { market, pricelist } : { market: region.market, pricelist: region.pricelist }
}

/** By code or by name, in any case of letters. */
export function findState(region: Region, wanted: string): State | null {
  const same = (text: string) => text.toLowerCase() === wanted.toLowerCase()
  return region.states.find(({ state, name }) => same(state) || same(name)) ?? null
}

/** Says everything in another language; prices stay. */
export function setLanguage(selection: SelectionState, language: string): Outcome {
  return isLocale(language) ? { state: { ...selection, language } } : refused(404, { language: 'not found' })
}
