import { type FitmentRow, rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars, type Engine } from '../../plan/cars.ts'

export interface EngineGroup {
  name: string
  /** The first car and engine of the group: they stand for the others. */
  car: Car
  engine: Engine
  rows: FitmentRow[]
}

/** Engines of all cars that share a part, by the name they give it; null: they do not have one. */
export function engineGroups(name: (engine: Engine, car: Car) => string | null): EngineGroup[] {
  const groups = new Map<string, EngineGroup>()
  for (const car of cars) {
    for (const engine of car.engines) {
      const found = name(engine, car)
      if (found === null) continue
      const group = groups.get(found) ?? { name: found, car, engine, rows: [] }
      groups.set(found, group)
      group.rows.push(...rowsOf(car, {}, [engine]))
    }
  }
  return [...groups.values()]
}

/** The families with an engine that passes; the rows are of those engines alone. */
export const familiesWhere = (test: (engine: Engine) => boolean): EngineGroup[] =>
  engineGroups((engine) => (test(engine) ? engine.family : null))

/** 0–1 by what one cylinder displaces and the engine puts out. */
export const power = ({ kw }: Engine) => Math.min(1, kw / 200)
