import * as v from 'valibot'
import { type Car, car, type Engine } from '../plan/cars.ts'
import { TranslatedText } from '../plan/data-file.ts'

/**
 * One car that a part fits, or of which there is an advice. Fields that are set are conditions: a car without the field must be asked about, one that
 * differs does not fit. Years are model years; chassis numbers are integers and inclusive.
 */
export const FitmentRow = v.object({
  model: v.string(),
  /** Engine id; all engines of the model when absent. */
  engine: v.optional(v.string()),
  yearFrom: v.number(),
  yearTo: v.number(),
  monthFrom: v.optional(v.number()),
  monthTo: v.optional(v.number()),
  chassisFrom: v.optional(v.number()),
  chassisTo: v.optional(v.number()),
  bodies: v.optional(v.array(v.string())),
  steering: v.optional(v.picklist(['lhd', 'rhd'])),
  gearbox: v.optional(v.picklist(['manual', 'automatic'])),
  /** Code of one of the model's brake systems. */
  brakeSystem: v.optional(v.string()),
  colourCode: v.optional(v.string()),
  interiorCode: v.optional(v.string()),
  /** Units this car needs, where that depends on the car. */
  qty: v.optional(v.number()),
  /** Absent where the part fits; `otherGrade` of a fluid that is not the recommended one, but does no harm. */
  advice: v.optional(v.picklist(['handbook', 'otherGrade'])),
  note: v.optional(TranslatedText),
})
export type FitmentRow = v.InferOutput<typeof FitmentRow>

export type Conditions = Partial<Omit<FitmentRow, 'model' | 'engine'>>

/** One row per engine, within the years of both engine and conditions. */
export function rowsOf(car: Car, conditions: Conditions = {}, engines: readonly Engine[] = car.engines) {
  return engines.flatMap((engine): FitmentRow[] => {
    const yearFrom = Math.max(engine.yearFrom, conditions.yearFrom ?? 0)
    const yearTo = Math.min(engine.yearTo, conditions.yearTo ?? 9999)
    return yearFrom > yearTo ? [] : [{ model: car.id, engine: engine.id, ...conditions, yearFrom, yearTo }]
  })
}

/** One row for all engines of a car. */
export function anyEngine(car: Car, conditions: Conditions = {}): FitmentRow {
  return { model: car.id, yearFrom: car.yearFrom, yearTo: car.yearTo, ...conditions }
}

/** The ids of the engines that rows are for. */
export function enginesOf(rows: readonly FitmentRow[]): string[] {
  return rows.flatMap(({ model, engine }) => engine ?? car(model).engines.map(({ id }) => id))
}

/**
 * Serializes rows compactly; engines with equal conditions share a row.
 * `[{"model":"volvo-240","engines":["volvo-240-b21a"],"yearFrom":1975,"yearTo":1984,"brakeSystem":"vented-263-no-abs"}]`
 */
export function fitmentText(rows: readonly FitmentRow[]): string {
  const groups = new Map<string, { engines: string[]; rest: Omit<FitmentRow, 'engine'> }>()
  for (const { engine, ...rest } of rows) {
    const name = JSON.stringify(rest)
    const group = groups.get(name) ?? { engines: [], rest }
    groups.set(name, group)
    if (engine !== undefined) group.engines.push(engine)
  }
  return JSON.stringify(
    [...groups.values()].map(({ engines, rest: { model, ...conditions } }) =>
      engines.length > 0 ? { model, engines, ...conditions } : { model, ...conditions },
    ),
  )
}
