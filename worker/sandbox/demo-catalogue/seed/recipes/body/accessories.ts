import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, choicesOf, draftForCar, short, sizeOf } from '../derive.ts'
import { engineGroups } from '../engine/engine-groups.ts'

/** The mass in kilograms of a trailer with brakes, of cars that pull more or less than others of their size. */
const trailers: Readonly<Record<string, number>> = {
  'citroen-2cv': 300,
  'vw-beetle': 400,
  'volvo-240': 1500,
}

function* towbars(): Iterable<Draft> {
  const carriers = carsWhere(
    ({ bodies, id }) =>
      !bodies.every((body) => /roadster|coupe|targa/.test(body)) &&
      id !== 'mini-classic' &&
      id !== 'porsche-911g',
  )
  for (const car of carriers) {
    for (const type of car.yearFrom >= 1990 ? ['fixed', 'detachable'] : ['fixed']) {
      const load = trailers[car.id] ?? between(400, 2400, car.size, 50)
      const mass = 1000 + 1300 * car.size
      yield {
        key: `${car.id} ${type}`,
        code: `${load}-${short(car)}${type === 'fixed' ? 'F' : 'D'}`,
        rows: rowsOf(car),
        label: car.label,
        measures: {
          towbar_type: type,
          max_trailer_kg: load,
          max_nose_kg: load > 1500 ? 80 : 50,
          // UN Regulation 55: the force between two masses that accelerate.
          d_value_kn: Number(((9.81 * mass * load) / (mass + load) / 1000).toFixed(1)),
          ece_approved: true,
        },
        level: 0.1 + car.size * 0.4 + (type === 'detachable' ? 0.3 : 0),
      }
    }
  }
}

/** The length of roof bars in millimetres for cars whose roof is narrower than that of others of their size. */
const narrowRoofs: Readonly<Record<string, number>> = { 'porsche-911g': 1180 }

/** Cars from before 1985 whose roof has no gutters. */
const withoutGutters = ['volvo-740', 'peugeot-205']

function* roofBars(): Iterable<Draft> {
  // The roof of a 2CV is cloth.
  for (const car of carsWhere(
    ({ bodies, id }) =>
      id !== 'citroen-2cv' && !bodies.every((body) => /roadster|targa|convertible/.test(body)),
  )) {
    const estate = car.bodies.includes('estate') || car.bodies.includes('suv')
    const roof =
      car.yearFrom < 1985 && !withoutGutters.includes(car.id)
        ? 'gutter'
        : estate
          ? car.yearFrom > 2006
            ? 'flush-rail'
            : 'raised-rail'
          : 'smooth'
    const length = narrowRoofs[car.id] ?? between(95, 135, sizeOf(car, 'roof'), 1) * 10
    const closed = car.bodies.filter((body) => !/roadster|targa|convertible/.test(body))
    const bodies = estate && roof.endsWith('rail') ? closed.filter((body) => /estate|suv/.test(body)) : closed
    yield {
      key: `${roof} ${roof === 'smooth' || roof === 'flush-rail' ? car.id : length}`,
      code: `${length}-${roof.charAt(0).toUpperCase()}${short(car)}`,
      rows: rowsOf(car, bodies.length < car.bodies.length ? { bodies } : {}),
      label: car.label,
      measures: {
        roof_type: roof,
        length_mm: length,
        load_kg: roof === 'gutter' ? 60 : 75,
        material: roof === 'gutter' ? 'steel' : 'aluminium',
      },
      choices: choicesOf('colour', ['silver', 'black']),
      level: 0.1 + car.size * 0.4 + (roof.endsWith('rail') ? 0.2 : 0.05),
    }
  }
  for (const length of [1080, 1180, 1270]) {
    yield {
      key: `universal ${length}`,
      code: `${length}-UNI`,
      rows: null,
      measures: { roof_type: 'raised-rail', length_mm: length, load_kg: 75, material: 'aluminium' },
      choices: choicesOf('colour', ['silver', 'black']),
      level: 0.15 + length / 10_000,
    }
  }
}

function* engineHeaters(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups(({ family, fuel }, { cooling }) =>
    cooling === 'air' ? null : `${family} ${fuel}`,
  )) {
    const type = engine.yearFrom < 1985 ? 'block' : engine.yearFrom < 2005 ? 'hose' : 'contact'
    const watts = type === 'block' ? 500 : type === 'hose' ? 550 : 300
    yield {
      key: name,
      code: `${watts}-${engine.needs.label
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(-6)
        .toUpperCase()}`,
      rows,
      label: engine.needs.label,
      measures: { power_w: watts, voltage_v: 230, heater_type: type },
      level: 0.1 + (type === 'contact' ? 0.3 : 0.1) + seededRandom(`heater ${name}`) * 0.2,
    }
  }
}

function* torqueWrenches(): Iterable<Draft> {
  const sizes: [drive: string, range: string, length: number, level: number][] = [
    ['1/4"', '2–10', 250, 0.12],
    ['1/4"', '5–25', 280, 0.1],
    ['3/8"', '10–60', 330, 0.2],
    ['3/8"', '20–110', 380, 0.25],
    ['1/2"', '20–100', 420, 0.28],
    ['1/2"', '40–210', 470, 0.3],
    ['1/2"', '60–340', 640, 0.5],
    ['3/4"', '140–700', 1050, 0.9],
  ]
  for (const [drive, range, length, level] of sizes) {
    yield {
      key: `${drive} ${range}`,
      code: `${range.replace('–', '-')}`,
      rows: null,
      measures: { drive_size: drive, torque_range_nm: range, length_mm: length },
      level,
    }
  }
}

function* manuals(): Iterable<Draft> {
  for (const car of cars) {
    yield {
      ...draftForCar(car),
      code: short(car),
      measures: { manual_language: 'en', pages: between(180, 520, sizeOf(car, 'manual'), 4) },
      choices: choicesOf(
        'manual_language',
        ['en', 'de', 'sv', 'fr'].slice(0, 2 + Math.floor(seededRandom(`manual ${car.id}`) * 3)),
      ),
      level: 0.1 + seededRandom(`manual price ${car.id}`) * 0.5,
    }
  }
}

export const accessoryRecipes: Record<string, Recipe> = {
  towbar: towbars,
  'roof-bars': roofBars,
  'engine-heater': engineHeaters,
  'torque-wrench': torqueWrenches,
  'workshop-manual': manuals,
}
