import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import { resultOrNull } from '#src/commerce/reply.ts'
import { carKey, vehiclesOf } from '#src/features/garage/fit/car-key.ts'
import type { Shop } from '#src/shop.ts'
import { withoutFilter } from '../../filters/filter-query.ts'
import type { ListingCar, ListingQuery } from '../listing.ts'

export interface NamedCar extends ListingCar {
  /** "Volvo 240, B21A"; only the model if the car has several engines. */
  name: string
}

interface CarQuery<Query> {
  query: Query
  car: NamedCar | null
  /** The car's model, if it has more engines than the car. */
  model: NamedCar | null
}

export async function resolveCar<Query extends ListingQuery>(
  { catalogue }: Pick<Shop, 'catalogue'>,
  query: Query,
): Promise<CarQuery<Query>> {
  if (!query.car) return { query: await withCarsOfModels(catalogue, query), car: null, model: null }
  const reply = await catalogue.vehicleSearch()
  const known = reply.ok ? reply.value.vehicles : []
  const keys = vehiclesOf(
    query.car.key,
    known.map(({ key }) => key),
  )
  const chosen = known.filter(({ key }) => keys.includes(key))
  const [name, ...others] = new Set(chosen.map(modelOf))
  if (name === undefined || others.length > 0)
    return { query: { ...query, car: null }, car: null, model: null }
  const [only, second] = chosen
  const car = { key: query.car.key, vehicles: keys, name: only && !second ? only.name : name }
  const ofModel = known.filter((vehicle) => modelOf(vehicle) === name).map(({ key }) => key)
  const model = {
    key: carKey({ engine: { is: ofModel, not: [] } }),
    vehicles: ofModel,
    name,
  }
  return {
    query: query.car.all ? { ...query, car: { ...query.car, vehicles: keys } } : ofCar(query, car),
    car,
    model: ofModel.length > keys.length ? model : null,
  }
}

/** The query with the cars of the models among its filters, for which a form of filters has one box each. */
async function withCarsOfModels<Query extends ListingQuery>(
  catalogue: Shop['catalogue'],
  query: Query,
): Promise<Query> {
  const chosen = query.filters.get(vehicleField)
  if (!chosen) return query
  const reply = await resultOrNull(() => catalogue.vehicleSearch())
  if (!reply?.ok) return query
  const known = reply.value.vehicles.map(({ key }) => key)
  const cars = chosen.flatMap((key) => {
    const ofKey = vehiclesOf(key, known)
    return ofKey.length > 0 ? ofKey : [key]
  })
  return { ...query, filters: new Map([...query.filters, [vehicleField, [...new Set(cars)].sort()]]) }
}

export function ofCar<Query extends ListingQuery>(query: Query, { key, vehicles }: ListingCar): Query {
  return { ...query, car: { key, vehicles }, filters: new Map([...query.filters, [vehicleField, vehicles]]) }
}

/** The same query for products of all cars. The car stays in its address, so that links from the page keep it. */
export function ofAllCars<Query extends ListingQuery>(query: Query): Query {
  return {
    ...query,
    car: query.car && { ...query.car, all: true },
    filters: withoutFilter(query.filters, [vehicleField]),
  }
}

function modelOf({ name }: { name: string }): string {
  return splitVehicleName(name).model
}
