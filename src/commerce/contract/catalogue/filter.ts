// Centra, Swagger of the Checkout and Shop APIs: https://centra.dev/docs/tools/checkout-api-shop-api-swagger/centra-dev-swagger

import * as v from 'valibot'
import { Count, Id, listOf } from '../wire.ts'
import { colourOf } from './attributes/colour.ts'
import { addressField } from './filter-field.ts'
import { EngineElements, type EngineFacts, parseVehicle, type Vehicle } from './vehicles/vehicle.ts'
import { vehicleField } from './vehicles/vehicle-field.ts'

const texts = v.union([v.string(), v.array(v.string())])

/** Older versions of the service label brands and collections by a separate field. */
const named = v.pipe(
  v.union([
    v.object({ name: texts }),
    v.object({ brandName: v.string() }),
    v.object({ collectionName: v.string() }),
    v.object({ desc: v.string() }),
    v.object({ text: v.string() }),
  ]),
  v.transform((data) => {
    if ('name' in data) return data.name
    if ('brandName' in data) return data.brandName
    if ('collectionName' in data) return data.collectionName
    return 'desc' in data ? data.desc : data.text
  }),
)

/** The label of a filter value, in one of several forms; null when it has none. */
const Label = v.fallback(v.nullable(v.union([v.string(), named])), null)

/**
 * A value of a filter. `count` is the number of products with all filters applied, `filterCount` with all filters but
 * this field's, `totalCount` without filters.
 */
export interface FilterValue {
  value: string
  count: number
  filterCount: number
  totalCount: number
  label: string | string[] | null
  /** The colour of a swatch, `#ff0000`; absent for other values. */
  colour?: string
  /** A value of the filter by car has the facts of its engine, as far as they are known. */
  engine?: EngineFacts
}

const filterValue = { value: Id, count: Count, filterCount: Count, totalCount: Count }

type Sent = v.InferOutput<v.ObjectSchema<typeof filterValue, undefined>>

const counted = ({ value, count, filterCount, totalCount }: Sent) => ({
  value,
  count: count ?? 0,
  filterCount: filterCount ?? 0,
  totalCount: totalCount ?? 0,
})

const FilterValue = v.pipe(
  v.object({ ...filterValue, data: v.optional(v.unknown()) }),
  v.transform(({ data, ...sent }): FilterValue => {
    const colour = colourOf(data)
    return { ...counted(sent), label: v.parse(Label, data), ...(colour && { colour }) }
  }),
)

const ServiceFilter = v.object({
  field: v.pipe(v.string(), v.transform(addressField)),
  values: listOf(FilterValue),
})

const isVehicleField = (field: unknown) => typeof field === 'string' && field.startsWith('vehicle.')

/**
 * The vehicle of a filter value, parsed from the element's text in its label, which is in the language of the reply, or
 * in the value itself.
 */
function vehicleOf({ value, label }: Pick<FilterValue, 'value' | 'label'>): Vehicle {
  const vehicle = parseVehicle(value)
  if (typeof label !== 'string') return vehicle
  const labelled = parseVehicle(label)
  return vehicle.key === null || labelled.key === vehicle.key ? labelled : vehicle
}

/**
 * A value of the vehicle filter, identified by its vehicle key. Values without a key are left out: they cannot be in a
 * URL.
 */
const VehicleValue = v.pipe(
  v.object({ ...filterValue, data: v.optional(v.unknown()) }),
  v.rawTransform(({ dataset: { value: sent }, addIssue, NEVER }): FilterValue => {
    const { data, ...value } = sent
    const { key, name } = vehicleOf({ value: value.value, label: v.parse(Label, data) })
    const engine = v.parse(EngineElements, data)
    const isKnown = Object.values(engine).some((fact) => fact !== null)
    if (key !== null) return { ...counted(value), value: key, label: name, ...(isKnown && { engine }) }
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

/**
 * A filter field with its values in the service's order, by its name in addresses: see `addressField`. The vehicle filter
 * is renamed to `vehicleField` with vehicle keys as values.
 */
export const Filter = v.lazy((filter) => (v.is(ByVehicle, filter) ? VehicleFilter : ServiceFilter))
export type Filter = Omit<v.InferOutput<typeof ServiceFilter>, 'values'> & { values: FilterValue[] }

/** The service's filter by vehicle. */
export interface VehicleSearch {
  /** The service's name of the vehicle filter; empty when it has none. */
  field: string
  /** The filter's value for each vehicle key. */
  values: Record<string, string>
  /** Every vehicle that has a key, once. */
  vehicles: { key: string; name: string; engine: EngineFacts }[]
}

export const noVehicleSearch: VehicleSearch = { field: '', values: {}, vehicles: [] }

/** A value of the vehicle filter with the facts of its engine, which are elements beside the name. */
const VehicleWithFacts = v.pipe(
  v.object({ value: Id, data: v.optional(v.unknown()) }),
  v.transform(({ value, data }) => ({
    value,
    label: v.parse(Label, data),
    engine: v.parse(EngineElements, data),
  })),
)

const FilterOfVehicles = v.object({ field: v.string(), values: listOf(VehicleWithFacts) })

/** The vehicle search of a filter; null for other filters and when no vehicle has a key. */
function vehicleSearchOf({ field, values }: v.InferOutput<typeof FilterOfVehicles>): VehicleSearch | null {
  if (!isVehicleField(field)) return null
  const keyed = values.flatMap(({ engine, ...value }) => {
    const { key, name } = vehicleOf(value)
    return key === null ? [] : [{ key, name, engine, value: value.value }]
  })
  if (keyed.length === 0) return null
  return {
    field,
    values: Object.fromEntries(keyed.map(({ key, value }) => [key, value])),
    vehicles: [...new Map(keyed.map(({ key, name, engine }) => [key, { key, name, engine }])).values()],
  }
}

/**
 * The vehicle search of a reply of `POST /products`. A missing vehicle filter is reported as an unreadable part; the
 * reply is still accepted.
 */
export const VehicleSearchReply = v.pipe(
  v.object({
    filter: v.nullish(
      v.pipe(
        listOf(FilterOfVehicles),
        v.transform((filters) => filters.map(vehicleSearchOf).find((search) => search !== null) ?? null),
        v.check((search) => search !== null, 'Expected a filter by vehicle'),
      ),
    ),
  }),
  v.transform(({ filter }) => filter ?? noVehicleSearch),
)

/** A filter field under the service's own name. */
export interface OfferedFilter {
  field: string
  /** Number of its values. */
  values: number
  /** The texts of the cars without a key, which are no filter of the shop; empty for other fields. */
  carsWithoutKey: string[]
}

/** The filter fields of a reply of `POST /products`, before the shop leaves any out. */
export const OfferedFiltersReply = v.pipe(
  v.object({ filter: listOf(v.object({ field: v.string(), values: listOf(FilterValue) })) }),
  v.transform(({ filter }): OfferedFilter[] =>
    filter.map(({ field, values }) => {
      const cars = isVehicleField(field) ? values.map(vehicleOf) : []
      return {
        field,
        values: values.length,
        carsWithoutKey: cars.flatMap(({ key, name }) => (key === null ? [name] : [])),
      }
    }),
  ),
)

/** The filter fields of a reply of `POST /products`, as the service names them. */
export const FilterFieldsReply = v.pipe(
  v.object({ filter: listOf(v.object({ field: v.string() })) }),
  v.transform(({ filter }) => filter.slice(0, 100).map(({ field }) => field)),
)
