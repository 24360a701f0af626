import { cars } from '../../demo-catalogue/seed/plan/cars.ts'

/** Names of all engines by id: "model, engine", sorted by make. */
export const vehicleNames: ReadonlyMap<string, string> = new Map(
  cars.flatMap(({ label, engines }) =>
    engines.map(({ id, code }): [string, string] => [id, `${label}, ${code}`]),
  ),
)

/** An element of the multi-select attribute `vehicle`, as the service represents a car. */
interface VehicleElement {
  /** The service's numeric id, assigned in order of creation. */
  id: string
  /** The merchant's text: the name, and the vehicle key in square brackets. */
  text: string
}

const firstElement = 4201

/** The elements of the attribute `vehicle` by vehicle key. */
export const vehicleElements: ReadonlyMap<string, VehicleElement> = new Map(
  [...vehicleNames].map(([key, name], index) => [
    key,
    { id: String(firstElement + index), text: `${name} [${key}]` },
  ]),
)

const enginesOf = new Map(cars.map(({ id, engines }) => [id, engines.map((engine) => engine.id)]))

/** The engine ids of a fitment row: one engine, or all of the model's when `engine` is null. */
export function vehiclesOf(model: string, engine: string | null): readonly string[] {
  return engine === null ? (enginesOf.get(model) ?? []) : [engine]
}
