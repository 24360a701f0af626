import type { Draft, Recipe } from '../../assortment/design.ts'
import { anyEngine, rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { seededRandom, shuffled } from '../../random.ts'
import { carsWhere, choicesOf, short } from '../derive.ts'

const coloursOf = (car: Car, part: string, from: readonly string[], count: number) =>
  ['black', ...shuffled(from, (colour) => colour, `${part} ${car.id}`)].slice(0, count)

function* floorMats(): Iterable<Draft> {
  for (const car of cars) {
    for (const material of ['textile', 'rubber']) {
      const colours =
        material === 'rubber'
          ? coloursOf(car, 'rubber mats', ['grey', 'beige'], 3)
          : coloursOf(
              car,
              'mats',
              ['grey', 'beige', 'blue', 'red', 'brown', 'green'],
              3 + Math.floor(seededRandom(`mats ${car.id}`) * 3),
            )
      for (const steering of car.steering) {
        if (steering === 'rhd' && seededRandom(`rhd mats ${car.id} ${material}`) < 0.5) continue
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
          colours,
          staple: car.classic && material === 'textile' && steering === car.steering[0],
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
      colours: ['black', 'grey', 'beige'],
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
      colours: coloursOf(car, 'boot', ['grey', 'beige', 'brown'], car.classic ? 3 : 2),
      level: 0.1 + car.size * 0.5,
    }
  }
}

/** Invented interior codes in the style of type plates. */
function interiorCodes(car: Car): string[] {
  const first = 300 + Math.floor(seededRandom(`interior ${car.id}`) * 300)
  return [0, 1, 2, 3].map(
    (step) => `${first + step * 7}-${100 + Math.floor(seededRandom(`interior ${car.id} ${step}`) * 800)}`,
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
          rows: codes.map((interiorCode) => anyEngine(car, { interiorCode })),
          position: axle,
          label: car.label,
          measures: { material, colour: seededRandom(`trim ${car.id}`) < 0.5 ? 'black' : 'red' },
          choices: choicesOf('interior_code', codes),
          level: 0.05 + car.size * 0.35 + (material === 'leather' ? 0.35 : 0),
        }
      }
    }
  }
}

export const interiorRecipes: Record<string, Recipe> = {
  'floor-mat-set': floorMats,
  'boot-mat': bootMats,
  upholstery,
}
