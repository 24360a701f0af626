import type { Filter, FilterValue } from '#src/commerce/contract/catalogue/filter.ts'
import { everyCar } from '#src/commerce/contract/catalogue/fit-scope.ts'
import type { EngineFacts } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import type { SearchReply } from '#src/commerce/contract/search/search.ts'
import {
  facetAttribute,
  type SearchFacet,
  type SearchFilters,
} from '#src/commerce/contract/search/search-filter.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import type { SearchSort } from '#src/commerce/search-api.ts'
import type { ListingQuery } from '#src/features/catalogue/listing/listing.ts'
import { chosenPrices } from '#src/features/catalogue/listing/listing-facets.ts'
import { stockField } from '#src/features/catalogue/yes-fields.ts'
import type { Shop } from '#src/shop.ts'

/** The sorting of results by the order in the address; the standard is relevance. */
const sorts: Record<ListingQuery['order'], SearchSort | null> = {
  Standard: null,
  Latest: { by: 'createdAt', order: 'desc' },
  Oldest: { by: 'createdAt', order: 'asc' },
  HighestPrice: { by: 'price', order: 'desc' },
  LowestPrice: { by: 'price', order: 'asc' },
  'A-Z': { by: 'name', order: 'asc' },
  'Z-A': { by: 'name', order: 'desc' },
}

export function narrowing({ filters, order }: ListingQuery): {
  filters: SearchFilters
  sort: SearchSort | null
} {
  const chosen = (field: string) => filters.get(field) ?? []
  return {
    filters: {
      brands: chosen('brands'),
      categories: chosen('categories'),
      vehicles: chosen(vehicleField),
      availability: chosen(stockField).includes('yes') ? ['true'] : [],
      price: chosenPrices(filters),
    },
    sort: sorts[order],
  }
}

/**
 * The filters of results with their values, named and counted; chosen values without products are included. Categories
 * and cars are left out while the catalogue is unavailable.
 */
export async function countedFilters(
  shop: Shop,
  { counts }: Pick<SearchReply, 'counts'>,
  { filters }: ListingQuery,
): Promise<Filter[]> {
  const [categories, vehicles] = await Promise.all([
    resultOrNull(() => shop.catalogue.categories()),
    resultOrNull(() => shop.catalogue.vehicleSearch()),
  ])
  const countOf = (facet: SearchFacet) => counts[facetAttribute(facet, shop.region)] ?? {}
  const filterOf = (
    field: string,
    facet: SearchFacet,
    known: [value: string, label: string | string[], engine?: EngineFacts][],
  ): Filter => {
    const count = countOf(facet)
    const forEvery = facet === 'vehicles' ? (count[everyCar] ?? 0) : 0
    const chosen = filters.get(field) ?? []
    const values = known.filter(([value]) => Object.hasOwn(count, value) || chosen.includes(value))
    return {
      field,
      values: values.map(([value, label, engine]) => ({
        ...filterValue(value, label, (count[value] ?? 0) + forEvery),
        ...(engine && { engine }),
      })),
    }
  }
  const { [facetAttribute('availability', shop.region)]: stock = {} } = counts
  // Sets have no brand, and are counted under an empty name.
  const brands = Object.entries(countOf('brands'))
    .filter(([name]) => name !== '')
    .sort(([left, few], [right, many]) => many - few || left.localeCompare(right, shop.i18n.locale))
  const chosenBrands = filters.get('brands') ?? []
  return [
    filterOf(
      'brands',
      'brands',
      [...new Set([...brands.map(([name]) => name), ...chosenBrands])].map((name) => [name, name]),
    ),
    filterOf(
      'categories',
      'categories',
      categories?.ok ? categories.value.categories.map(({ uri, name }) => [uri, name]) : [],
    ),
    filterOf(
      vehicleField,
      'vehicles',
      vehicles?.ok ? vehicles.value.vehicles.map(({ key, name, engine }) => [key, name, engine]) : [],
    ),
    // Left out if everything can be bought.
    ...(stock.false || filters.has(stockField)
      ? [
          {
            field: stockField,
            values: [filterValue('yes', shop.i18n.t('facet.canOrder'), stock.true ?? 0)],
          },
        ]
      : []),
  ]
}

function filterValue(value: string, label: string | string[], count: number): FilterValue {
  return { value, label, count, filterCount: count, totalCount: count }
}

export function uncountedFields({ counts }: Pick<SearchReply, 'counts'>, { region }: Pick<Shop, 'region'>) {
  const isCounted = (facet: SearchFacet) => Object.hasOwn(counts, facetAttribute(facet, region))
  const fields = {
    brands: 'brands',
    categories: 'categories',
    vehicles: vehicleField,
    availability: stockField,
  } as const
  return (['brands', 'categories', 'vehicles', 'availability'] as const).flatMap((facet) =>
    isCounted(facet) ? [] : fields[facet],
  )
}

/** True unless results are known to have no product of whose cars anything is known. */
export function mayBeForCars(
  { counts }: Pick<SearchReply, 'counts'>,
  { region }: Pick<Shop, 'region'>,
): boolean {
  const count = counts[facetAttribute('vehicles', region)]
  return count === undefined || Object.keys(count).length > 0
}

export function priceRange(
  { ranges }: Pick<SearchReply, 'ranges'>,
  { filters }: Pick<ListingQuery, 'filters'>,
  { region }: Pick<Shop, 'region'>,
) {
  const found = ranges[facetAttribute('price', region)]
  const chosen = chosenPrices(filters)
  const ends = [found?.min, found?.max, chosen?.from, chosen?.to].flatMap((end) => end ?? [])
  return ends.length > 0
    ? { min: Math.min(...ends), max: Math.max(...ends), currency: region.currency }
    : null
}
