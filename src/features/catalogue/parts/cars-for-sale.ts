import type { Filter } from '#src/commerce/contract/catalogue/filter.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicle-field.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import * as paths from '#src/paths.ts'

export interface EngineLink {
  name: string
  path: string
  count: number
}

export interface ModelParts {
  name: string
  key: string
  path: string
  engines: EngineLink[]
}

/** By make. A model has no page if the keys of its engines have no common prefix. */
export function carsForSale(filters: readonly Filter[]): { name: string; models: ModelParts[] }[] {
  const values = filters.find(({ field }) => field === vehicleField)?.values ?? []
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  const vehicles = values.flatMap(({ value, label }) =>
    typeof label === 'string' ? [{ key: value, name: label }] : [],
  )
  return vehicleTree(vehicles)
    .map(({ name, models }) => ({
      name,
      models: models.flatMap(({ name, engines }) => {
        const key = carKey({ engine: { is: engines.map((engine) => engine.key), not: [] } })
        if (key === '') return []
        const links = engines.map((engine) => ({
          name: engine.name,
          path: paths.parts(key, engine.key.slice(key.length + 1)),
          count: counts.get(engine.key) ?? 0,
        }))
        return [{ name, key, path: paths.parts(key), engines: links }]
      }),
    }))
    .filter(({ models }) => models.length > 0)
}
