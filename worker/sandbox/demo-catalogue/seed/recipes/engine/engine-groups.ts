import { type FitmentRow, rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars, type Engine } from '../../plan/cars.ts'

export interface EngineGroup {
  name: string
  /** The group's first car and engine, used for its measures. */
  car: Car
  engine: Engine
  engines: Engine[]
  rows: FitmentRow[]
}

/** Groups the engines of all cars that share a part by the name the callback returns; null excludes an engine. */
export function engineGroups(name: (engine: Engine, car: Car) => string | null): EngineGroup[] {
  const groups = new Map<string, EngineGroup>()
  for (const car of cars) {
    for (const engine of car.engines) {
      const found = name(engine, car)
      if (found === null) continue
      const group = groups.get(found) ?? { name: found, car, engine, engines: [], rows: [] }
      groups.set(found, group)
      group.engines.push(engine)
      group.rows.push(...rowsOf(car, {}, [engine]))
    }
  }
  return [...groups.values()]
}

/** Engine families with at least one engine that passes; rows only of those engines. */
export const familiesWhere = (test: (engine: Engine) => boolean): EngineGroup[] =>
  engineGroups((engine) => (test(engine) ? engine.family : null))

/** The power of an engine from 0 to 1, where 1 is 200 kW or more. */
export const power = ({ kw }: Engine) => Math.min(1, kw / 200)
