import type { Filter, VehicleSearch } from '#src/commerce/contract/catalogue/filter.ts'
import { vehicleField } from '#src/commerce/contract/catalogue/vehicles/vehicle-field.ts'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { engineText } from '#src/features/garage/vehicles/engine-text.ts'
import type { EngineYears } from '#src/features/garage/vehicles/engine-years.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'

export interface EngineLink extends EngineYears {
  name: string
  /** Size, fuel and power, "2.1 l petrol, 73 kW (98 bhp)"; empty if unknown. */
  about: string
  path: string
  count: number
}

export interface ModelParts {
  name: string
  key: string
  path: string
  engines: EngineLink[]
}

/**
 * The cars among the values of a listing's filters, by make, with what `known` says about their engines. A model has no
 * page if the keys of its engines have no common prefix.
 */
export function carsForSale(
  filters: readonly Filter[],
  known: VehicleSearch['vehicles'],
  i18n: ServerI18n,
): { name: string; models: ModelParts[] }[] {
  const engines = new Map(known.map(({ key, engine }) => [key, engine]))
  const values = filters.find(({ field }) => field === vehicleField)?.values ?? []
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  const vehicles = values.flatMap(({ value, label }) =>
    typeof label === 'string' ? [{ key: value, name: label, engine: engines.get(value) }] : [],
  )
  return vehicleTree(vehicles, (engine) => engineText(engine, i18n))
    .map(({ name, models }) => ({
      name,
      models: models.flatMap(({ name, engines }) => {
        const key = carKey({ engine: { is: engines.map((engine) => engine.key), not: [] } })
        if (key === '') return []
        const links = engines.map(({ key: engine, about = '', ...named }) => ({
          ...named,
          about,
          path: paths.parts(key, engine.slice(key.length + 1)),
          count: counts.get(engine) ?? 0,
        }))
        return [{ name, key, path: paths.parts(key), engines: links }]
      }),
    }))
    .filter(({ models }) => models.length > 0)
}
