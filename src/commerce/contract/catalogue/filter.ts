// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Count, Id, listOf } from '../wire.ts'
import { parseVehicle, type Vehicle } from './vehicle.ts'

const words = v.union([v.string(), v.array(v.string())])

/** Brands and collections were once told by a name of their own kind. */
const named = v.pipe(
  v.union([
    v.object({ name: words }),
    v.object({ brandName: v.string() }),
    v.object({ collectionName: v.string() }),
    v.object({ desc: v.string() }),
  ]),
  v.transform((data) => {
    if ('name' in data) return data.name
    if ('brandName' in data) return data.brandName
    return 'desc' in data ? data.desc : data.collectionName
  }),
)

/** A filter value says how it is called in one of several ways, or not at all. */
const Label = v.fallback(v.nullable(v.union([v.string(), named])), null)

/**
 * One value of a filter. `count` is with every filter on, `filterCount` with every filter but this field's own,
 * `totalCount` with none.
 */
export const FilterValue = v.pipe(
  v.object({ value: Id, count: Count, filterCount: Count, totalCount: Count, data: Label }),
  v.transform(({ value, count, filterCount, totalCount, data }) => ({
    value,
    count: count ?? 0,
    filterCount: filterCount ?? 0,
    totalCount: totalCount ?? 0,
    label: data,
  })),
)
export type FilterValue = v.InferOutput<typeof FilterValue>

const ServiceFilter = v.object({ field: v.string(), values: listOf(FilterValue) })

/**
 * The filter by car, as the shop and its addresses name it. The service names filters `[attribute].[element]`, so its
 * own is `vehicle.` with whatever the merchant has called the element.
 */
export const vehicleField = 'vehicle.id'

const isVehicleField = (field: unknown) => typeof field === 'string' && field.startsWith('vehicle.')

/** The car behind a filter value, which is the text of its element or has that text as its label. */
function vehicleOf({ value, label }: FilterValue): Vehicle {
  const vehicle = parseVehicle(value)
  return vehicle.key === null && typeof label === 'string' ? parseVehicle(label) : vehicle
}

/** A filter value by the key of its car. Without a key it cannot stand in an address. */
const VehicleValue = v.pipe(
  FilterValue,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): FilterValue => {
    const { key, name } = vehicleOf(value)
    if (key !== null) return { ...value, value: key, label: name }
    addIssue({ message: 'Expected the key of a car in square brackets' })
    return NEVER
  }),
)

const VehicleFilter = v.pipe(
  v.object({ field: v.string(), values: listOf(VehicleValue) }),
  v.transform(({ values }) => ({
    field: vehicleField,
    values: [...new Map(values.map((value) => [value.value, value])).values()],
  })),
)

const ByVehicle = v.object({
  field: v.pipe(
    v.string(),
    v.check((field) => isVehicleField(field)),
  ),
})

/** A filter field with its values, in the service's order; that by car has the shop's own name and the keys of cars. */
export const Filter = v.lazy((filter) => (v.is(ByVehicle, filter) ? VehicleFilter : ServiceFilter))
export type Filter = v.InferOutput<typeof ServiceFilter>

/** How the service is asked for cars. */
export interface VehicleSearch {
  /** Its own name of the filter by car; empty where it has none. */
  field: string
  /** What that filter takes for each car, by the key of the car. */
  values: Record<string, string>
}

export const noVehicleSearch: VehicleSearch = { field: '', values: {} }

/** Null for a filter that is not by car, or whose cars have no keys. */
function vehicleSearchOf({ field, values }: Filter): VehicleSearch | null {
  if (!isVehicleField(field)) return null
  const keyed = values.flatMap((value): [string, string][] => {
    const { key } = vehicleOf(value)
    return key === null ? [] : [[key, value.value]]
  })
  return keyed.length > 0 ? { field, values: Object.fromEntries(keyed) } : null
}

/**
 * Any reply of `POST /products`, read for the way the service is asked for cars. That it has no filter by car is logged
 * as a fault of the reply, and no reason to refuse it.
 */
export const VehicleSearchReply = v.pipe(
  v.object({
    filter: v.nullish(
      v.pipe(
        listOf(ServiceFilter),
        v.transform((filters) => filters.map(vehicleSearchOf).find((search) => search !== null) ?? null),
        v.check((search) => search !== null, 'Expected a filter by vehicle'),
      ),
    ),
  }),
  v.transform(({ filter }) => filter ?? noVehicleSearch),
)
