import type { VehicleSearch } from '#src/commerce/contract/catalogue/filter.ts'
import type { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { listingDefaults } from '#src/config.ts'
import * as paths from '#src/paths.ts'
import type { Shop } from '#src/shop.ts'
import { technicalPrefix } from '../../filters/facet.ts'
import { toServiceFilters } from '../../filters/vehicle-filter.ts'
import { unfiltered } from '../find-listing.ts'
import { type ListingCar, listingSearch } from '../listing.ts'
import { sortOrder } from '../sorting.ts'

/**
 * Loads up to `limit` of the parts that the list of a category, given by id, has for these vehicles. Null if the service
 * refuses; throws `UpstreamError`.
 */
export async function loadPartsForCar(
  { catalogue }: Pick<Shop, 'catalogue'>,
  category: string,
  vehicles: readonly string[],
  search: VehicleSearch,
  limit: number,
): Promise<Listing | null> {
  const request = { ...listingDefaults, categories: [category], limit, sortOrder: sortOrder('Standard') }
  const reply = await catalogue.products(
    request,
    toServiceFilters(new Map([[vehicleField, vehicles]]), search),
  )
  return reply.ok ? reply.value : null
}

/** The address of that list. `technical`: the values of attributes that its parts have one of. */
export function partsForCarPath(
  uri: string,
  { key, vehicles }: ListingCar,
  technical: Readonly<Record<string, readonly string[]>> = {},
): string {
  const filters = new Map<string, readonly string[]>([
    ...Object.entries(technical).map(([id, values]) => [technicalPrefix + id, values] as const),
    [vehicleField, vehicles],
  ])
  return paths.category(uri) + listingSearch({ ...unfiltered, car: { key, vehicles }, filters })
}
