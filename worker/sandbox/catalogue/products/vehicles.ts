import { cars } from '../../demo-catalogue/seed/plan/cars.ts'

/** A choice of the multi-select attribute `vehicle`, as the service represents a car. */
interface VehicleElement {
  /** The service's numeric id, assigned in order of creation. */
  id: string
  /** The merchant's text: the name, and the vehicle key in square brackets. */
  text: string
  /** All elements of the attribute, as filters send them: the text as `name`, and the facts of the engine. */
  elements: { name: string; cc: string; kw: string; fuel: string; years: string }
}

const firstElement = 4201

/** The choices of the attribute `vehicle` by vehicle key. */
export const vehicleElements: ReadonlyMap<string, VehicleElement> = new Map(
  cars
    .flatMap(({ label, engines }) =>
      engines.map((engine) => ({ ...engine, name: `${label}, ${engine.code}` })),
    )
    .map(({ id, name, cc, kw, fuel, yearFrom, yearTo }, index) => {
      const text = `${name} [${id}]`
      const facts = { cc: String(cc), kw: String(kw), fuel, years: `${yearFrom}-${yearTo}` }
      return [id, { id: String(firstElement + index), text, elements: { name: text, ...facts } }]
    }),
)

const enginesOf = new Map(cars.map(({ id, engines }) => [id, engines.map((engine) => engine.id)]))

/** The engine ids of a fitment row: one engine, or all of the model's when `engine` is null. */
export function vehiclesOf(model: string, engine: string | null): readonly string[] {
  return engine === null ? (enginesOf.get(model) ?? []) : [engine]
}
