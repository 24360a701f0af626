import type { Draft, Measures, Recipe } from '../../assortment/design.ts'
import { beltDriveOf } from '../../plan/belt-drive.ts'
import type { Car, Engine } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, short } from '../derive.ts'
import { beltRibs } from '../engine/belts.ts'
import { type EngineGroup, engineGroups, power } from '../engine/engine-groups.ts'

/** The first model year with an alternator instead of a dynamo, of cars that had one first. */
const alternatorSince: Readonly<Record<string, number>> = {
  'volvo-amazon': 1969,
  'volvo-p1800': 1969,
  'vw-beetle': 1974,
  'mini-classic': 1973,
  'mg-mgb': 1968,
}

const hasAlternator = ({ yearTo, volts }: Engine, car: Car) =>
  volts === 12 && yearTo >= (alternatorSince[car.id] ?? 1967)

/** Alternators by the first model year of their cars: the current in amperes, for the smallest and the largest car. */
const generations = [
  { until: 1974, least: 35, most: 35, step: 5 },
  { until: 1994, least: 55, most: 80, step: 5 },
  { until: Infinity, least: 90, most: 150, step: 10 },
] as const

/** The current in amperes of the alternators of cars that got larger ones than others of their first year. */
const currents: Readonly<Record<string, number>> = { 'saab-99': 55, 'vw-beetle': 50, 'vw-golf-1': 55 }

const generationOf = ({ yearFrom }: Car) =>
  generations.find(({ until }) => yearFrom <= until) ?? generations[2]

/** The pulley of the alternator of some engines: for a V-belt, or for the widest of their ribbed belts. */
function pulleyOf({ name, car, engines }: EngineGroup): Measures {
  const at = seededRandom(`alternator pulley ${name}`)
  return beltDriveOf(car) === 'v-belt'
    ? { pulley: 'v-belt', pulley_diameter_mm: between(62, 78, at, 2) }
    : {
        pulley: 'ribbed',
        ribs: Math.max(...engines.map((engine) => beltRibs(engine, true))),
        pulley_diameter_mm: between(50, 60, at),
      }
}

function* alternators(): Iterable<Draft> {
  for (const group of engineGroups((engine, car) =>
    hasAlternator(engine, car) ? `${engine.family} ${beltDriveOf(car)} ${generationOf(car).until}` : null,
  )) {
    const { name, car, engine, rows } = group
    const { least, most, step } = generationOf(car)
    const current = currents[car.id] ?? between(least, most, car.size, step)
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${current}A-${short(car)}${engine.fuel === 'diesel' ? 'D' : ''}${condition === 'new' ? '' : '-X'}`,
        rows: rows.map((row) => ({
          ...row,
          yearFrom: Math.max(row.yearFrom, alternatorSince[row.model] ?? 0),
        })),
        staple: condition === 'remanufactured',
        label: engine.needs.label,
        measures: {
          voltage_v: 12,
          current_a: current,
          ...pulleyOf(group),
          rotation: 'clockwise',
          condition,
        },
        level: 0.02 + current / 300 + (condition === 'new' ? 0.2 : 0),
      }
    }
  }
}

function* starterMotors(): Iterable<Draft> {
  // The gearbox of a classic is not that of a car of today with the same engine.
  const groups = engineGroups(({ family, volts }, { classic }) => `${family} ${volts} ${classic}`)
  const byFamily = Map.groupBy(groups, ({ engine }) => engine.family)
  for (const { name, car, engine, rows } of groups) {
    const since = (car.sixVoltsUntil ?? 0) + 1
    const kilowatts = between(0.6, 2.3, power(engine) * 0.5 + (engine.fuel === 'diesel' ? 0.4 : 0.05), 0.1)
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${String(kilowatts).replace('.', '')}-${short(car)}${engine.fuel === 'diesel' ? 'D' : ''}${condition === 'new' ? '' : '-X'}`,
        rows: rows.map((row) => ({ ...row, yearFrom: Math.max(row.yearFrom, since) })),
        staple: condition === 'remanufactured',
        label: byFamily.get(engine.family)?.length === 1 ? engine.needs.label : car.label,
        measures: {
          voltage_v: engine.volts,
          power_kw: kilowatts,
          pinion_teeth: between(9, 12, seededRandom(`pinion ${name}`), 1),
          rotation:
            car.drive === 'front' && seededRandom(`turn ${name}`) < 0.3 ? 'anticlockwise' : 'clockwise',
          condition,
        },
        level: 0.05 + kilowatts / 4 + (condition === 'new' ? 0.2 : 0),
      }
    }
  }
}

export const electricalRecipes: Record<string, Recipe> = {
  alternator: alternators,
  'starter-motor': starterMotors,
}
