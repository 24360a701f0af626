import type { Draft, Recipe } from '../../assortment/design.ts'
import { seededRandom } from '../../random.ts'
import { between, shortEngine } from '../derive.ts'
import { engineGroups, familiesWhere, power } from './engine-groups.ts'

function* timingBeltKits(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(({ timing }) => timing === 'belt')) {
    for (const pump of engine.yearFrom >= 2000 ? [false, true] : [false]) {
      yield {
        key: `${name} ${pump}`,
        code: `${engine.needs.beltTeeth}-${shortEngine(engine)}${pump ? 'W' : ''}`,
        rows,
        label: engine.needs.label,
        measures: {
          teeth: engine.needs.beltTeeth,
          belt_width_mm: between(19, 30, power(engine), 1),
          set_contents: `timing-belt, tensioner${engine.yearFrom >= 1990 ? ', idler' : ''}${pump ? ', water-pump' : ''}`,
          with_water_pump: pump,
        },
        level: 0.08 + power(engine) * 0.4 + (pump ? 0.25 : 0),
      }
    }
  }
}

/** First year of ribbed belts; earlier engines have plain V-belts, which the shop does not sell. */
const ribbedFrom = 1988

function* ribbedBelts(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups((engine, car) =>
    engine.yearTo >= ribbedFrom &&
    !(car.classic && engine.mixture === 'carburettor') &&
    car.cooling === 'water'
      ? `${engine.family} ${car.id}`
      : null,
  )) {
    for (const air of [false, true]) {
      const ribs = between(4, 7, power(engine) + (air ? 0.15 : 0))
      const length = between(air ? 1350 : 780, air ? 2450 : 1420, seededRandom(`belt ${name}`), air ? 70 : 40)
      yield {
        key: `${ribs} ${length}`,
        code: `${ribs}PK${length}`,
        rows: rows.map((row) => ({ ...row, yearFrom: Math.max(row.yearFrom, ribbedFrom) })),
        label: car.label,
        measures: { ribs, length_mm: length, belt_width_mm: Number((ribs * 3.56).toFixed(1)) },
        level: 0.05 + length / 5000 + ribs / 40,
      }
    }
  }
}

function* tensioners(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(
    ({ yearTo, mixture, family }) => yearTo >= 1992 && mixture !== 'carburettor' && family !== 'porsche-930',
  )) {
    const diameter = between(55, 80, seededRandom(`tensioner ${name}`), 0.5)
    yield {
      key: name,
      code: `${Math.round(diameter)}-${shortEngine(engine)}`,
      rows: rows.filter(({ yearTo }) => yearTo >= ribbedFrom),
      label: engine.needs.label,
      measures: { outer_diameter_mm: diameter, width_mm: between(18, 32, power(engine), 0.5) },
      level: 0.1 + power(engine) * 0.5,
    }
  }
}

export const beltRecipes: Record<string, Recipe> = {
  'timing-belt-kit': timingBeltKits,
  'ribbed-belt': ribbedBelts,
  'belt-tensioner': tensioners,
}
