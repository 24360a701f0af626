import { resultOrNull } from '#src/commerce/reply.ts'
import { listingDefaults } from '#src/config.ts'
import type { Shop } from '#src/shop.ts'
import { toServiceFilters } from '../filters/vehicle-filter.ts'
import { resolveCar } from '../listing/car/listing-car.ts'
import { unfiltered } from '../listing/find-listing.ts'

/** The numbers of parts for a car, by category id. Null for a car the shop does not know, or if the service fails. */
export async function loadCategoryCounts(
  { catalogue }: Pick<Shop, 'catalogue'>,
  key: string,
): Promise<ReadonlyMap<string, number> | null> {
  if (key === '') return null
  const vehicles = await resultOrNull(() => catalogue.vehicleSearch())
  if (!vehicles?.ok) return null
  const { query, car } = await resolveCar({ catalogue }, { ...unfiltered, car: { key, vehicles: [] } })
  if (!car) return null
  const filters = toServiceFilters(query.filters, vehicles.value)
  const reply = await resultOrNull(() => catalogue.products({ ...listingDefaults, limit: 1 }, filters))
  if (!reply?.ok) return null
  const values = reply.value.filters.find(({ field }) => field === 'categories')?.values ?? []
  return new Map(values.map(({ value, count }) => [value, count]))
}
