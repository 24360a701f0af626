import { type Labels, noLabels } from '#src/commerce/contract/catalogue/attributes/labels.ts'
import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { type ActiveFilter, activeFiltersOf } from '../filters/active-filter-names.ts'
import { facetsOf } from '../filters/build-facets.ts'
import type { Filters } from '../filters/chosen-filters.ts'
import type { Facet } from '../filters/facet.ts'
import { priceField } from '../filters/filter-query.ts'
import { type Range, rangeOf } from '../filters/ranges/range.ts'
import { priceFacet, wholeFacet } from '../filters/ranges/range-facets.ts'
import { shortFacet } from '../filters/short-facet.ts'
import type { NamedCar } from './car/listing-car.ts'
import type { ListingQuery } from './listing.ts'

interface FacetSource {
  found: readonly Filter[]
  base: readonly Filter[]
  decided?: readonly string[]
  uncounted?: readonly string[]
  query: ListingQuery
  car: NamedCar | null
  labels?: Labels
  prices?: { min: number; max: number; currency: string } | null
}

export const chosenPrices = (filters: Filters): Range | null => rangeOf(filters, priceField)

export function listingFacets(
  i18n: ServerI18n,
  { found, base, decided = [], uncounted = [], query, car, labels = noLabels, prices = null }: FacetSource,
): { facets: Facet[]; active: ActiveFilter[] } {
  const { filters } = query
  const ofPrice = prices && priceFacet(prices, filters, prices.currency, i18n)
  const facets = [
    ...facetsOf(found, { i18n, filters, base, decided, uncounted, labels }),
    ...(ofPrice ? [ofPrice] : []),
  ]
  return {
    facets: facets.map((facet) =>
      facet.field === query.facet ? wholeFacet(facet, i18n) : shortFacet(facet),
    ),
    // The car of the address is named above the list.
    active: activeFiltersOf(car ? facets.filter(({ field }) => field !== vehicleField) : facets, i18n),
  }
}
