import { noVehicleSearch, type VehicleSearch } from '#src/commerce/contract/catalogue/filter.ts'
import { addressField, serviceField } from '#src/commerce/contract/catalogue/filter-field.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import type { Shop } from '#src/shop.ts'
import type { Filters } from './chosen-filters.ts'

export async function loadVehicleSearch({ catalogue }: Shop, filters: Filters): Promise<VehicleSearch> {
  if (!filters.has(vehicleField)) return noVehicleSearch
  const reply = await catalogue.vehicleSearch()
  return reply.ok ? reply.value : noVehicleSearch
}

/** A choice without cars unknown to the service; without the filter by car if none is left. */
export function withKnownVehicles(filters: Filters, { values }: VehicleSearch): Filters {
  return new Map(
    [...filters].flatMap(([field, chosen]): [string, readonly string[]][] => {
      if (field !== vehicleField) return [[field, chosen]]
      const known = chosen.filter((key) => Object.hasOwn(values, key))
      return known.length > 0 ? [[field, known]] : []
    }),
  )
}

/** Filters in the service's format: known cars by its own field and values, all others by its own fields. */
export function toServiceFilters(filters: Filters, vehicles: VehicleSearch): Record<string, string[]> {
  return Object.fromEntries(
    [...filters].flatMap(([name, values]): [string, string[]][] => {
      if (name === vehicleField) {
        return [[vehicles.field, values.flatMap((key) => vehicles.values[key] ?? [])]]
      }
      const field = serviceField(name)
      return field === null ? [] : [[field, [...values]]]
    }),
  )
}

/** Filter fields of the service, such as in a refusal, by their names here. */
export function fromServiceFields(fields: readonly string[], vehicles: VehicleSearch): string[] {
  return fields.map((field) => (field === vehicles.field ? vehicleField : addressField(field)))
}
