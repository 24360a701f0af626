import { cars } from '../seed/plan/cars.ts'

/** Every engine of every model, as parts are looked up: id to "model, engine", makers together. */
export const vehicleNames: ReadonlyMap<string, string> = new Map(
  cars.flatMap(({ label, engines }) =>
    engines.map(({ id, code }): [string, string] => [id, `${label}, ${code}`]),
  ),
)

const enginesOf = new Map(cars.map(({ id, engines }) => [id, engines.map((engine) => engine.id)]))

/** The vehicles of a fitment row: one engine of a model, or all of them. */
export function vehiclesOf(model: string, engine: string | null): readonly string[] {
  return engine === null ? (enginesOf.get(model) ?? []) : [engine]
}
