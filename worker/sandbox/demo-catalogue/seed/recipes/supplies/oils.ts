import type { Draft, Recipe } from '../../assortment/design.ts'
import { type FitmentRow, rowsOf } from '../../fitment/fitment.ts'
import { cars, type Engine } from '../../plan/cars.ts'
import { cans } from '../engine/cans.ts'

const oils: readonly [
  viscosity: string,
  type: string,
  acea: string | undefined,
  api: string,
  perLitre: number,
][] = [
  ['0W-20', 'synthetic', 'C6', 'SP', 11],
  ['0W-30', 'synthetic', 'C2', 'SN', 10.5],
  ['5W-30', 'synthetic', 'C3', 'SN', 9.5],
  ['5W-40', 'synthetic', 'A3/B4', 'SN', 9],
  ['10W-40', 'semi-synthetic', 'A3/B4', 'SL', 7.5],
  ['15W-40', 'mineral', 'A3/B3', 'SL', 7],
  ['20W-50', 'mineral', undefined, 'SG', 7.5],
]

/** Oil viscosities for an engine, by its age. */
export function oilsFor({ yearFrom }: Engine): string[] {
  if (yearFrom >= 2010) return ['0W-20', '0W-30', '5W-30']
  if (yearFrom >= 1995) return ['5W-30', '5W-40', '10W-40']
  return yearFrom >= 1980 ? ['10W-40', '15W-40'] : ['15W-40', '20W-50']
}

function* engineOils(): Iterable<Draft> {
  for (const [viscosity, type, acea, api, perLitre] of oils) {
    yield* cans(
      'engine-oil',
      {
        key: viscosity,
        code: viscosity.replace('-', ''),
        rows: enginesFor(viscosity),
        measures: { viscosity, oil_type: type, acea, api },
      },
      [1, 4, 5, 20],
      perLitre,
      5,
    )
  }
}

/** The engines that take an oil, with the litres of a change. */
function enginesFor(viscosity: string): FitmentRow[] {
  return cars.flatMap((car) =>
    car.engines
      .filter((engine) => oilsFor(engine).includes(viscosity))
      .flatMap((engine) => rowsOf(car, { qty: engine.oilLitres }, [engine])),
  )
}

function* gearboxOils(): Iterable<Draft> {
  const kinds: [viscosity: string, api: string, gearbox: string, perLitre: number][] = [
    ['75W-80', 'GL-4', 'manual', 12],
    ['75W-90', 'GL-5', 'manual', 14],
    ['80W-90', 'GL-4', 'manual', 9],
    ['ATF', 'Dexron III', 'automatic', 11],
  ]
  for (const [viscosity, api, gearbox, perLitre] of kinds) {
    const norm = viscosity === 'ATF' ? undefined : api
    yield* cans(
      'gearbox-oil',
      {
        key: `${viscosity} ${api}`,
        code: viscosity.replace('-', ''),
        rows: null,
        measures: { viscosity, api: norm, transmission_type: gearbox },
      },
      [1, 4],
      perLitre,
      2,
    )
  }
}

export const oilRecipes: Record<string, Recipe> = {
  'engine-oil': engineOils,
  'gearbox-oil': gearboxOils,
}
