import { cars } from '../../../demo-catalogue/seed/plan/cars.ts'

/** Every engine of every model, as parts are looked up: id to "model, engine", makers together. */
export const vehicleNames: ReadonlyMap<string, string> = new Map(
  cars.flatMap(({ label, engines }) =>
    engines.map(({ id, code }): [string, string] => [id, `${label}, ${code}`]),
  ),
)

/** What the service makes of a car that a merchant enters: an element of the attribute `vehicle`. */
interface VehicleElement {
  /** The service's own: a number in the order of creation, which says nothing of the car. */
  id: string
  /** As the merchant writes it: the name, and the key in square brackets. */
  text: string
}

const firstElement = 4201

/** The elements of the attribute `vehicle`, by the key of the car. */
export const vehicleElements: ReadonlyMap<string, VehicleElement> = new Map(
  [...vehicleNames].map(([key, name], index) => [
    key,
    { id: String(firstElement + index), text: `${name} [${key}]` },
  ]),
)

const enginesOf = new Map(cars.map(({ id, engines }) => [id, engines.map((engine) => engine.id)]))

/** The vehicles of a fitment row: one engine of a model, or all of them. */
export function vehiclesOf(model: string, engine: string | null): readonly string[] {
  return engine === null ? (enginesOf.get(model) ?? []) : [engine]
}
