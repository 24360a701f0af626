import { chosenModel } from '#src/features/garage/panel/car-fields.tsx'
import type { Engine, VehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { yearNote } from '#src/features/garage/vehicles/year-note.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/** The choice of a car without script, in two steps: a model with its year, then one of its engines. */
export interface PlainPicker {
  makes: { name: string; models: string[] }[]
  /** The result of the first step; null before it. */
  chosen: PlainModel | null
}

export interface PlainModel {
  model: string
  /** Null if it is missing or none. */
  year: number | null
  engines: Engine[]
  /** Says that the model was not built in that year; empty otherwise. */
  note: string
}

/** Reads the first step, `model` and `year`, from the query of the page. A model that the shop does not have counts as none. */
export function plainPicker(
  makes: VehicleTree,
  query: URLSearchParams,
  { t, currentYear }: { t: I18n['t']; currentYear: number },
): PlainPicker {
  const asked = query.get('model') ?? ''
  const make = makes.find(({ models }) => models.some(({ name }) => name === asked))
  const choice = { make: make?.name ?? '', model: asked, engine: '', year: query.get('year') ?? '' }
  const { model, year } = chosenModel(makes, choice, currentYear + 1)
  const chosen = model && {
    ...{ model: model.name, year, engines: model.engines },
    note: yearNote(t, model.name, model.engines, year),
  }
  return {
    makes: makes.map(({ name, models }) => ({ name, models: models.map((one) => one.name) })),
    chosen: chosen ?? null,
  }
}
