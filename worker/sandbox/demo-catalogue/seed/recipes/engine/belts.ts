import type { Draft, Recipe } from '../../assortment/design.ts'
import { beltDriveOf } from '../../plan/belt-drive.ts'
import type { Engine } from '../../plan/cars.ts'
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
        staple: !pump,
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

/** The belt that drives the alternator, and the fan and water pump of most. */
function* vBelts(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups(({ family }, car) =>
    beltDriveOf(car) === 'v-belt' ? `${family} ${car.id}` : null,
  )) {
    const width = engine.kw < 45 ? 9.5 : engine.kw < 80 ? 10 : 12.5
    const length = between(700, 1150, seededRandom(`V-belt ${name}`), 25)
    yield {
      key: `${width} ${length}`,
      code: `${width}X${length}`,
      rows,
      staple: true,
      measures: { belt_width_mm: width, length_mm: length },
      level: 0.1 + length / 2500 + width / 50,
    }
  }
}

/** The ribs of the belt of an engine, with or without an air conditioner. */
export function beltRibs(engine: Engine, airConditioned: boolean): number {
  return between(4, 7, power(engine) + (airConditioned ? 0.15 : 0))
}

function* ribbedBelts(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family }, car) =>
    beltDriveOf(car) === 'ribbed' ? `${family} ${car.id}` : null,
  )) {
    for (const air of [false, true]) {
      const ribs = beltRibs(engine, air)
      const length = between(air ? 1350 : 780, air ? 2450 : 1420, seededRandom(`belt ${name}`), air ? 70 : 40)
      yield {
        key: `${ribs} ${length} ${air}`,
        code: `${ribs}PK${length}`,
        rows,
        staple: !air,
        label: car.label,
        measures: {
          ribs,
          length_mm: length,
          belt_width_mm: Number((ribs * 3.56).toFixed(1)),
          air_conditioning: air ? 'with' : 'without',
        },
        level: 0.05 + length / 5000 + ribs / 40,
      }
    }
  }
}

function* tensioners(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups(({ family }, car) =>
    beltDriveOf(car) === 'ribbed' ? family : null,
  )) {
    const diameter = between(55, 80, seededRandom(`tensioner ${name}`), 0.5)
    yield {
      key: name,
      code: `${Math.round(diameter)}-${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: { outer_diameter_mm: diameter, width_mm: between(18, 32, power(engine), 0.5) },
      level: 0.1 + power(engine) * 0.5,
    }
  }
}

export const beltRecipes: Record<string, Recipe> = {
  'timing-belt-kit': timingBeltKits,
  'v-belt': vBelts,
  'ribbed-belt': ribbedBelts,
  'belt-tensioner': tensioners,
}
