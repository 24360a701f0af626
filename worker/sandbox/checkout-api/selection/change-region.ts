import { isLocale } from '#src/i18n/locales.ts'
import { businessMarket, type Region } from '../../demo-catalogue/regions.ts'
import type { State } from '../../demo-catalogue/states.ts'
import type { World } from '../../world.ts'
import { type Outcome, refused } from '../outcome.ts'
import { priceSelection } from './priced-selection.ts'
import type { SelectionState } from './selection-state.ts'

export interface Move {
  country: string
  state?: string | undefined
  language?: string | undefined
}

/**
 * Moves a selection to another country, with its price list, currency, market and language. Methods that were the
 * default of the former country become those of the new one. 404 for unknown countries, states and languages.
 */
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
      ...(region.country === selection.country ? {} : methodsToKeep(world, selection)),
      country: region.country,
      state: part?.state ?? null,
      language: language ?? region.language,
    },
  }
}

/** The methods of a selection; empty for those that no shopper has chosen, so that another country's default applies. */
function methodsToKeep(world: World, selection: SelectionState) {
  const { serviceOptions, delivery, payments } = priceSelection(world, selection)
  const { shippingMethod, paymentMethod } = selection
  const [shipping] = [...serviceOptions, ...delivery].map((option): string => option.shippingMethod)
  return {
    shippingMethod: shippingMethod === shipping ? '' : shippingMethod,
    paymentMethod: paymentMethod === payments[0]?.paymentMethod ? '' : paymentMethod,
  }
}

/** The market and price list for a country; business customers keep the business market where it sells. */
function assortmentFor({ regions }: World, { market, pricelist }: SelectionState, region: Region) {
  const staysBusiness =
    market === businessMarket && regions.market(businessMarket)?.countries.includes(region.country)
  return staysBusiness ? { market, pricelist } : { market: region.market, pricelist: region.pricelist }
}

/** Finds a state by code or name, ignoring case; null without one. */
export function findState(region: Region, wanted: string): State | null {
  const same = (text: string) => text.toLowerCase() === wanted.toLowerCase()
  return region.states.find(({ state, name }) => same(state) || same(name)) ?? null
}

/** Sets the language of a selection; prices do not change. 404 for unknown languages. */
export function setLanguage(selection: SelectionState, language: string): Outcome {
  return isLocale(language) ? { state: { ...selection, language } } : refused(404, { language: 'not found' })
}
