import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, choicesOf, draftForCar, pair, short, sizeOf } from '../derive.ts'

function* wings(): Iterable<Draft> {
  for (const car of cars) {
    yield* pair({
      ...draftForCar(car),
      measures: {
        material:
          car.id === 'vw-golf-7' || car.yearFrom < 1995 ? 'steel' : car.size > 0.7 ? 'aluminium' : 'steel',
        surface_treatment: car.yearFrom < 1985 ? 'primed' : 'galvanised',
      },
      level: 0.1 + car.size * 0.45 + (car.classic ? 0.15 : 0),
    })
  }
}

/** Later cars with chromed bumpers. */
const chromedLate = ['mb-w123']

function* bumpers(): Iterable<Draft> {
  for (const car of cars) {
    for (const axle of ['front', 'rear'] as const) {
      const chrome = car.yearFrom < 1974 || chromedLate.includes(car.id)
      const textured = !chrome && car.yearFrom < 1990
      yield {
        key: `${car.id} ${axle}`,
        code: `${short(car)}-${axle.charAt(0).toUpperCase()}`,
        rows: rowsOf(car),
        position: axle,
        label: car.label,
        measures: {
          material: chrome ? 'steel' : 'plastic',
          surface_treatment: chrome ? 'chromed' : textured ? 'textured' : 'primed',
        },
        level: 0.1 + car.size * 0.45 + (chrome ? 0.2 : 0),
      }
    }
  }
}

/** Earlier cars whose grille is of black plastic. */
const blackEarly = ['vw-golf-1']

function* grilles(): Iterable<Draft> {
  for (const car of carsWhere(({ drive }) => drive !== 'rear-engine')) {
    const chrome = car.yearFrom < 1980 && !blackEarly.includes(car.id)
    yield {
      ...draftForCar(car),
      code: `${short(car)}-${chrome ? 'C' : 'B'}`,
      measures: { material: chrome ? 'steel' : 'plastic', colour: chrome ? 'chrome' : 'black' },
      level: 0.1 + car.size * 0.5 + (chrome ? 0.15 : 0),
    }
  }
}

function* doorSeals(): Iterable<Draft> {
  for (const car of cars) {
    const four = car.bodies.some((body) => /4d|5d|estate|suv|van|minibus/.test(body))
    for (const axle of four ? (['front', 'rear'] as const) : (['front'] as const)) {
      const length = between(2900, 3900, sizeOf(car, `seal ${axle}`), 10)
      yield* pair(
        {
          key: `${car.id} ${axle}`,
          code: `${length}-${short(car)}${axle.charAt(0).toUpperCase()}`,
          rows: rowsOf(car),
          label: car.label,
          measures: { length_mm: length, material: car.yearFrom < 1985 ? 'rubber' : 'epdm' },
          choices: choicesOf('colour', car.classic ? ['black', 'grey', 'beige'] : ['black', 'grey']),
          level: 0.1 + car.size * 0.5,
        },
        axle,
      )
    }
  }
}

/** Estates whose tailgate opens up and down, and is held by stays. */
const withSplitTailgate = ['volvo-amazon']

function* gasStruts(): Iterable<Draft> {
  for (const car of carsWhere(
    ({ id, bodies }) =>
      !withSplitTailgate.includes(id) &&
      bodies.some((body) => /hatchback|estate|suv|shooting-brake|minibus/.test(body)),
  )) {
    const tailed = car.bodies.filter((body) => /hatchback|estate|suv|shooting-brake|minibus/.test(body))
    for (const body of tailed.slice(0, 2)) {
      const length = between(380, 640, sizeOf(car, `strut ${body}`), 1)
      yield {
        key: `${car.id} ${body}`,
        code: `${length}-${short(car)}`,
        rows: rowsOf(car, {
          ...(car.bodies.length > 1 && { bodies: [body] }),
          // The P1800 ES, the only one with a tailgate.
          ...(body === 'shooting-brake' && { yearFrom: 1972 }),
        }),
        label: car.label,
        measures: {
          length_mm: length,
          stroke_mm: Math.round(length * 0.38),
          force_n: between(280, 720, car.size, 10),
        },
        level: 0.1 + car.size * 0.55,
      }
    }
  }
}

function* emblems(): Iterable<Draft> {
  for (const car of carsWhere(({ classic, id }) => classic || id === 'mini-classic')) {
    for (const position of ['grille', 'wing', 'tailgate']) {
      if (position === 'grille' && car.drive === 'rear-engine') continue
      yield {
        key: `${car.id} ${position}`,
        code: `${short(car)}-${position.charAt(0).toUpperCase()}`,
        rows: rowsOf(car),
        label: car.label,
        measures: {
          material: seededRandom(`emblem ${car.id}`) < 0.6 ? 'aluminium' : 'plastic',
          mounting_place: position,
        },
        choices: choicesOf('colour', ['chrome', 'black', 'gold']),
        level: 0.1 + car.size * 0.5 + (position === 'grille' ? 0.15 : 0),
      }
    }
  }
}

export const panelRecipes: Record<string, Recipe> = {
  'front-wing': wings,
  bumper: bumpers,
  grille: grilles,
  'door-seal': doorSeals,
  'gas-strut': gasStruts,
  emblem: emblems,
}
