import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, choicesOf, pair, short, sizeOf } from '../derive.ts'

/**
 * The first model year in which a car may have an airbag in its steering wheel, which is not to be exchanged for one
 * without.
 */
const airbagsFrom = 1987

function* steeringWheels(): Iterable<Draft> {
  for (const car of carsWhere(({ yearFrom }) => yearFrom < airbagsFrom)) {
    const diameter = between(350, 410, 1 - car.size, 5)
    for (const material of ['leather', 'wood']) {
      yield {
        key: `${car.make} ${diameter} ${material}`,
        code: `${diameter}${material.charAt(0).toUpperCase()}-${short(car)}`,
        rows: rowsOf(car, { yearTo: airbagsFrom - 1 }),
        label: car.make === 'Austin/Rover' ? 'Mini' : car.make,
        measures: {
          outer_diameter_mm: diameter,
          material,
          colour: material === 'wood' ? 'brown' : 'black',
          hub_fitting: seededRandom(`hub ${car.make}`) < 0.6 ? 'adapter' : 'original',
        },
        choices: choicesOf('colour', ['silver', 'black']),
        level: 0.1 + car.size * 0.3 + (material === 'wood' ? 0.25 : 0.1),
      }
    }
  }
}

const knobColours = {
  leather: ['black', 'brown', 'red'],
  aluminium: ['silver', 'black'],
  wood: ['brown', 'black'],
} as const

function* gearKnobs(): Iterable<Draft> {
  for (const car of cars) {
    for (const material of ['leather', 'aluminium', 'wood'] as const) {
      yield {
        key: `${car.make} ${car.gears} ${material}`,
        code: `${car.gears}G${material.charAt(0).toUpperCase()}-${short(car)}`,
        rows: rowsOf(car),
        label: car.make === 'Austin/Rover' ? 'Mini' : car.make,
        measures: {
          material,
          colour: knobColours[material][0],
          thread: ['MG', 'Austin/Rover'].includes(car.make)
            ? '3/8-24 UNF'
            : car.size > 0.4
              ? 'M12x1.5'
              : 'M10x1.5',
          gears: car.gears,
        },
        choices: choicesOf('colour', knobColours[material]),
        staple: material === 'leather' && car.classic,
        level: 0.1 + car.size * 0.3 + (material === 'aluminium' ? 0.1 : 0.2),
      }
    }
  }
  for (const gears of [4, 5, 6]) {
    yield {
      key: `universal ${gears}`,
      code: `${gears}G-UNI`,
      rows: null,
      measures: { material: 'aluminium', colour: 'silver', thread: 'M12x1.5', gears },
      choices: choicesOf('colour', ['silver', 'black']),
      level: 0.05,
    }
  }
}

function* windowRegulators(): Iterable<Draft> {
  for (const car of carsWhere(({ yearTo, id }) => yearTo >= 1968 && id !== 'citroen-2cv')) {
    const type = car.yearFrom < 1976 ? 'manual' : 'electric'
    const doors = car.bodies.some((body) => /4d|5d|estate|suv/.test(body)) ? 4 : 2
    for (const axle of doors === 4 && car.yearFrom >= 1990
      ? (['front', 'rear'] as const)
      : (['front'] as const)) {
      yield* pair(
        {
          key: `${car.id} ${axle}`,
          code: `${short(car)}-${axle.charAt(0).toUpperCase()}${doors}`,
          rows: rowsOf(car),
          label: car.label,
          measures: { regulator_type: type, doors },
          level: 0.1 + car.size * 0.45 + (type === 'electric' ? 0.15 : 0) + sizeOf(car, 'regulator') * 0.05,
        },
        axle,
      )
    }
  }
}

export const controlRecipes: Record<string, Recipe> = {
  'steering-wheel': steeringWheels,
  'gear-knob': gearKnobs,
  'window-regulator': windowRegulators,
}
