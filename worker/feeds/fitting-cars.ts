import { rowsOfSummary } from '#src/commerce/contract/catalogue/fit-summary.ts'
import type { FitmentRow } from '#src/commerce/contract/catalogue/fitment-row.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Vehicle } from '#src/commerce/contract/catalogue/vehicles/vehicle.ts'
import { splitVehicleName } from '#src/commerce/contract/catalogue/vehicles/vehicle-key.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { feedLimits } from '../limits.ts'

interface FittingModel {
  /** "Volvo 240" */
  model: string
  /** "B21A, B21F 1975–1984; B230F 1985–1993" */
  cars: string
}

/**
 * The models that a part fits, with engines and years, as far as nothing else decides the fit: catalogues take certain
 * values only. Cars with further conditions, and those whose handbook decides, are on the page of the part.
 */
export function fittingCars(
  { fitScope, fitSummary, vehicles }: Pick<Product, 'fitScope' | 'fitSummary' | 'vehicles'>,
  i18n: ServerI18n,
): FittingModel[] {
  if (fitScope !== 'cars') return []
  const cars = fitSummary
    ? rowsOfSummary(fitSummary)
        .filter(isCertain)
        .flatMap((row) => carsOfRow(row, vehicles, i18n) ?? [])
    : carsOfVehicles(vehicles)
  return [...Map.groupBy(cars, ({ model }) => model)]
    .filter(([model]) => model.length <= feedLimits.detailName)
    .slice(0, feedLimits.models)
    .map(([model, rows]) => ({ model, cars: joined(rows.map((row) => row.cars)) }))
    .filter((fitting) => fitting.cars !== '')
}

function isCertain(row: FitmentRow): boolean {
  const { advice, chassisFrom, chassisTo, bodies, steering, gearbox } = row
  const { brakeSystem, colourCode, interiorCode } = row
  const conditions = [
    advice,
    chassisFrom,
    chassisTo,
    steering,
    gearbox,
    brakeSystem,
    colourCode,
    interiorCode,
  ]
  return bodies.length === 0 && conditions.every((condition) => condition === undefined)
}

/** Null for a row with a car whose name is not known. */
function carsOfRow(
  { model, engines, ...built }: FitmentRow,
  vehicles: readonly Vehicle[],
  { t }: ServerI18n,
): FittingModel | null {
  const ofModel = vehicles.filter(({ key }) => key?.startsWith(`${model}-`))
  const [first] = ofModel
  const names = engines.map((engine) => ofModel.find(({ key }) => key === engine)?.name)
  if (!first || names.includes(undefined)) return null
  const engineNames = names.flatMap((name) => (name ? splitVehicleName(name).engine : []))
  return {
    model: splitVehicleName(first.name).model,
    cars: [engineNames.join(', ') || t('fitment.allEngines'), yearsOf(built)].filter(Boolean).join(' '),
  }
}

/** "1975–1984", "from 08/1980": "08/1980–". */
function yearsOf({ yearFrom, yearTo, monthFrom, monthTo }: Omit<FitmentRow, 'model' | 'engines'>): string {
  const written = (year: number | undefined, month: number | undefined) =>
    [month === undefined ? [] : String(month).padStart(2, '0'), year ?? []].flat().join('/')
  const [from, to] = [written(yearFrom, monthFrom), written(yearTo, monthTo)]
  return from === to ? from : `${from}–${to}`
}

/** The fitting models of a part without fit rows: its cars themselves. */
function carsOfVehicles(vehicles: readonly Vehicle[]): FittingModel[] {
  const byModel = Map.groupBy(
    vehicles.map(({ name }) => splitVehicleName(name)),
    ({ model }) => model,
  )
  return [...byModel].map(([model, cars]) => ({
    model,
    cars: [...new Set(cars.map(({ engine }) => engine))].join(', '),
  }))
}

/** As many texts as the format takes, each whole: a year that is cut off would be another one. */
function joined(texts: readonly string[]): string {
  const kept: string[] = []
  for (const text of new Set(texts))
    if ([...kept, text].join('; ').length <= feedLimits.detail) kept.push(text)
  return kept.join('; ')
}
