import { share, shuffled } from '../chance.ts'
import type { Draft, Recipe } from '../design.ts'
import { rowsOf } from '../fitment.ts'
import { type Car, cars } from '../plan/cars.ts'
import { between, carsWhere, choicesOf, pair, short, sizeOf } from './derive.ts'

const colours = (car: Car, part: string, from: readonly string[], count: number) =>
  choicesOf('colour', ['black', ...shuffled(from, (colour) => colour, `${part} ${car.id}`)].slice(0, count))

function* floorMats(): Iterable<Draft> {
  for (const car of cars) {
    for (const material of ['textile', 'rubber']) {
      const choices =
        material === 'rubber'
          ? colours(car, 'rubber mats', ['grey', 'beige'], 3)
          : colours(
              car,
              'mats',
              ['grey', 'beige', 'blue', 'red', 'brown', 'green'],
              3 + Math.floor(share(`mats ${car.id}`) * 3),
            )
      for (const steering of car.steering) {
        if (steering === 'rhd' && share(`rhd mats ${car.id} ${material}`) < 0.5) continue
        yield {
          key: `${car.id} ${material} ${steering}`,
          code: `${short(car)}-${material.charAt(0).toUpperCase()}${steering === 'rhd' ? '-RHD' : ''}`,
          rows: rowsOf(car, car.steering.length > 1 ? { steering } : {}),
          label: car.label,
          measures: {
            material,
            colour: 'black',
            pieces: car.bodies.every((body) => /coupe|roadster/.test(body)) ? 2 : 4,
            steering_side: car.steering.length > 1 ? steering : undefined,
          },
          choices,
          level: 0.1 + car.size * 0.4 + (material === 'textile' ? 0.1 : 0),
        }
      }
    }
  }
  for (const [material, code] of [
    ['rubber', 'UNI-R'],
    ['textile', 'UNI-T'],
  ] as const) {
    yield {
      key: `universal ${material}`,
      code,
      rows: null,
      measures: { material, colour: 'black', pieces: 4 },
      choices: choicesOf('colour', ['black', 'grey', 'beige']),
      level: 0.02,
    }
  }
}

function* bootMats(): Iterable<Draft> {
  for (const car of cars) {
    const body = car.bodies.find((name) => /estate|hatchback|suv/.test(name))
    yield {
      key: car.id,
      code: short(car),
      rows: rowsOf(car, body && car.bodies.length > 1 ? { bodies: [body] } : {}),
      label: car.label,
      measures: { material: car.classic ? 'textile' : 'rubber', colour: 'black' },
      choices: colours(car, 'boot', ['grey', 'beige', 'brown'], car.classic ? 3 : 2),
      level: 0.1 + car.size * 0.5,
    }
  }
}

/** Invented codes in the manner of type plates. */
function interiorCodes(car: Car): string[] {
  const first = 300 + Math.floor(share(`interior ${car.id}`) * 300)
  return [0, 1, 2, 3].map(
    (step) => `${first + step * 7}-${100 + Math.floor(share(`interior ${car.id} ${step}`) * 800)}`,
  )
}

function* upholstery(): Iterable<Draft> {
  for (const car of carsWhere(
    ({ classic, id }) => classic || id === 'mini-classic' || id === 'peugeot-205',
  )) {
    for (const axle of ['front', 'rear'] as const) {
      if (axle === 'rear' && car.bodies.every((body) => /roadster/.test(body))) continue
      for (const material of car.yearFrom < 1975 ? ['vinyl', 'leather'] : ['textile', 'leather']) {
        const codes = interiorCodes(car).slice(0, material === 'leather' ? 2 : 4)
        yield {
          key: `${car.id} ${axle} ${material}`,
          code: `${short(car)}-${axle.charAt(0).toUpperCase()}${material.charAt(0).toUpperCase()}`,
          rows: codes.flatMap((interiorCode) => rowsOf(car, { interiorCode }, car.engines.slice(0, 1))),
          position: axle,
          label: car.label,
          measures: { material, colour: share(`trim ${car.id}`) < 0.5 ? 'black' : 'red' },
          choices: choicesOf('interior_code', codes),
          level: 0.05 + car.size * 0.35 + (material === 'leather' ? 0.35 : 0),
        }
      }
    }
  }
}

function* steeringWheels(): Iterable<Draft> {
  for (const car of carsWhere(({ classic, yearTo }) => classic || yearTo <= 2000)) {
    const diameter = between(350, 410, 1 - car.size, 5)
    for (const material of ['leather', 'wood']) {
      yield {
        key: `${car.make} ${diameter} ${material}`,
        code: `${diameter}${material.charAt(0).toUpperCase()}-${short(car)}`,
        rows: rowsOf(car),
        label: car.make === 'Austin/Rover' ? 'Mini' : car.make,
        measures: {
          outer_diameter_mm: diameter,
          material,
          colour: material === 'wood' ? 'brown' : 'black',
          hub_fitting: share(`hub ${car.make}`) < 0.6 ? 'adapter' : 'original',
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
  for (const car of carsWhere(({ yearTo }) => yearTo >= 1968)) {
    const type = car.yearFrom < 1976 ? 'manual' : 'electric'
    const doors = car.bodies.some((body) => /4d|5d|estate|suv/.test(body)) ? 4 : 2
    for (const axle of doors === 4 && car.yearFrom >= 1990
      ? (['front', 'rear'] as const)
      : (['front'] as const)) {
      yield* pair(
        {
          key: `${car.platform} ${axle}`,
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

export const interiorRecipes: Record<string, Recipe> = {
  'floor-mat-set': floorMats,
  'boot-mat': bootMats,
  upholstery,
  'steering-wheel': steeringWheels,
  'gear-knob': gearKnobs,
  'window-regulator': windowRegulators,
}
