// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import type { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import { type Bitset, has } from '../catalogue/listing/bitset.ts'
import { countFacets } from '../catalogue/listing/facets.ts'
import type { Sort } from '../catalogue/listing/sort-orders.ts'
import { wireListedProduct } from '../catalogue/products/wire-related-products.ts'
import { match } from '../rules/matching.ts'
import type { Wire } from '../wire-type.ts'
import type { CallScope } from './call-scope.ts'
import { filterWire } from './filter-wire.ts'
import { filtersOf } from './listing-filters.ts'
import { type ListingRequest, maxProducts } from './listing-request.ts'

const standard: Sort[] = [{ field: 'categoryItemSort', order: 'asc' }]

/** One page of a listing with its total count and filters. */
export function listing(shop: Assortment, request: ListingRequest, callScope: CallScope) {
  const { search, searchFields, skipFirst, limit, relatedProducts, measurementCharts } = request
  const hits = search ? shop.search(search, searchFields, callScope.language) : null
  const found = match(shop.index, {
    market: callScope.market,
    fields: chosenFields(request),
    within: [...filtersOf(shop, request, callScope), ...(hits ? [hits.all] : [])],
  })
  const sorted = sort(shop, found.all, hits?.byName ?? null, request, callScope)
  return {
    products: sorted
      .slice(skipFirst, skipFirst + Math.min(limit, maxProducts))
      .flatMap((position) => shop.at(position) ?? [])
      .map((part) =>
        wireListedProduct(shop, part, { ...callScope, charts: measurementCharts }, relatedProducts),
      ),
    productCount: sorted.length,
    filter: filterWire(shop, countFacets(shop.index, found), callScope.language),
  } satisfies Wire<typeof Listing>
}

function chosenFields({ filters, brands, categories, collections }: ListingRequest): Map<string, string[]> {
  const lists = Object.entries({ brands, categories, collections })
  return new Map([
    ...filters,
    ...lists.flatMap(([field, ids]): [string, string[]][] => (ids ? [[field, ids]] : [])),
  ])
}

/**
 * Sorts positions. Without a requested order, the best search matches come first and each category has its own order.
 */
function sort(
  shop: Assortment,
  found: Bitset,
  best: Bitset | null,
  request: ListingRequest,
  callScope: CallScope,
) {
  const category = Number(request.categories?.[0] ?? 0)
  const hasSortOrder = request.sortOrder.length > 0
  const sorted = shop.index.orders.sort(found, hasSortOrder ? request.sortOrder : standard, {
    pricelist: callScope.leadingPricelist,
    category,
  })
  if (hasSortOrder || !best) return sorted
  return [
    ...sorted.filter((position) => has(best, position)),
    ...sorted.filter((position) => !has(best, position)),
  ]
}
