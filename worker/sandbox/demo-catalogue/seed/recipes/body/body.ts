import type { Draft, Recipe } from '../../assortment/design.ts'
import { type Conditions, rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, pair, sharedBy, short, sizeOf } from '../derive.ts'

/** The driver's blade, and the other one unless the car has a single arm. */
type WiperLengths = readonly [driver: number, other?: number]

/** Blades that do not follow from the size of the car. */
const wiperLengths: Readonly<Record<string, WiperLengths>> = {
  'volvo-140': [380, 380],
  'volvo-240': [450, 450],
  'bmw-e30': [500, 500],
  'vw-golf-1': [450, 450],
  'saab-99': [380, 380],
  'saab-900': [400, 400],
  'porsche-911g': [400, 400],
  'mb-w124': [600],
  'renault-clio-3': [600, 400],
}

function* wiperBlades(): Iterable<Draft> {
  for (const car of cars) {
    const old = car.yearFrom < 1975
    const usual = between(old ? 280 : 450, old ? 400 : 660, sizeOf(car, 'wiper'), old ? 20 : 25)
    const shorter = old ? 0 : between(0, 150, seededRandom(`wiper ${car.id}`), 25)
    const lengths: WiperLengths = wiperLengths[car.id] ?? [usual, usual - shorter]
    const [driver, other] = lengths
    for (const design of old
      ? ['conventional']
      : car.yearFrom < 1998
        ? ['conventional', 'hybrid']
        : ['flat', 'hybrid']) {
      yield {
        key: `${car.id in wiperLengths ? car.id : sharedBy(car, 'wiper')} front ${design}`,
        code: `${driver}${design.charAt(0).toUpperCase()}-${short(car)}`,
        rows: rowsOf(car),
        staple: design !== 'hybrid',
        position: 'front',
        label: car.label,
        measures: {
          wiper_length_mm: driver,
          wiper_length_2_mm: other,
          wiper_design: design,
          wiper_mount: old ? 'bayonet' : car.yearFrom < 2005 ? 'hook' : 'push-button',
          window: 'windscreen',
        },
        level: 0.08 + driver / 1800 + (design === 'conventional' ? 0 : 0.15),
      }
    }
    if (!car.bodies.some((body) => body.startsWith('hatchback') || body === 'estate' || body === 'suv'))
      continue
    const length = between(280, 400, sizeOf(car, 'rear wiper'), 20)
    yield {
      key: `${sharedBy(car, 'rear wiper')} rear`,
      code: `${length}-${short(car)}R`,
      rows: rowsOf(car, {
        bodies: car.bodies.filter((body) => /hatchback|estate|suv/.test(body)),
        yearFrom: 1975,
      }),
      position: 'rear',
      label: car.label,
      measures: {
        wiper_length_mm: length,
        wiper_design: 'conventional',
        wiper_mount: car.yearFrom < 2000 ? 'hook' : 'push-button',
        window: 'rear',
      },
      level: 0.05 + length / 2500,
    }
  }
  for (const length of [350, 400, 450, 500, 550, 600, 650, 700]) {
    yield {
      key: `universal ${length}`,
      code: `${length}-UNI`,
      rows: null,
      position: 'front',
      measures: {
        wiper_length_mm: length,
        wiper_design: 'flat',
        wiper_mount: 'hook',
        window: 'windscreen',
      },
      level: 0.1 + length / 3000,
    }
  }
}

const sameVolts = ({ engines, volts }: Car) => engines.filter((engine) => engine.volts === volts)

function* wiperMotors(): Iterable<Draft> {
  for (const car of cars) {
    const sides = car.steering.length > 1 && car.yearFrom >= 1990 ? car.steering : [null]
    for (const steering of sides) {
      yield {
        key: `${car.id} ${steering}`,
        code: `${short(car)}-F${steering === 'rhd' ? '-RHD' : ''}`,
        rows: rowsOf(car, steering === null ? {} : { steering }, sameVolts(car)),
        position: 'front',
        label: car.label,
        measures: {
          window: 'windscreen',
          voltage_v: car.volts,
          poles: car.yearFrom < 1990 ? 4 : 5,
          steering_side: steering ?? undefined,
          condition: 'new',
        },
        level: 0.1 + car.size * 0.6,
      }
    }
  }
}

function* washerPumps(): Iterable<Draft> {
  for (const car of carsWhere(({ volts, yearTo }) => volts === 12 && yearTo > 1970)) {
    const ports = car.yearFrom < 1990 ? 1 : 2
    yield {
      key: `${car.make} ${ports}`,
      code: `${ports}-${short(car)}`,
      rows: rowsOf(car),
      label: car.make === 'Austin/Rover' ? 'Mini' : car.make,
      measures: { voltage_v: 12, ports },
      level: 0.15 + car.size * 0.5,
    }
  }
  for (const ports of [1, 2]) {
    yield {
      key: `universal ${ports}`,
      code: `${ports}-UNI`,
      rows: null,
      measures: { voltage_v: 12, ports },
      level: 0.05 + ports * 0.05,
    }
  }
}

/**
 * The years in which a car that was built for long had mirrors of chrome for certain, and those with black ones.
 * Between them both were built.
 */
const mirrorYears: Readonly<Record<string, { chromeTo: number; blackFrom: number }>> = {
  'volvo-240': { chromeTo: 1978, blackFrom: 1981 },
}

function mirrorKinds({ id, yearFrom }: Car): { adjusts: string[]; colour: string; years?: Conditions }[] {
  if (yearFrom >= 1976)
    return [{ adjusts: yearFrom < 1990 ? ['cable', 'electric'] : ['electric'], colour: 'black' }]
  const chrome = { adjusts: ['manual'], colour: 'chrome' }
  const years = mirrorYears[id]
  if (!years) return [chrome]
  return [
    { ...chrome, years: { yearTo: years.chromeTo } },
    { adjusts: ['cable', 'electric'], colour: 'black', years: { yearFrom: years.blackFrom } },
  ]
}

function* doorMirrors(): Iterable<Draft> {
  for (const car of cars) {
    const kinds = mirrorKinds(car).flatMap(({ adjusts, ...kind }) =>
      adjusts.map((adjust) => ({ ...kind, adjust })),
    )
    for (const { adjust, colour, years } of kinds) {
      const heated = adjust === 'electric'
      yield* pair({
        key: `${car.id} ${adjust}`,
        code: `${short(car)}-${adjust.charAt(0).toUpperCase()}`,
        rows: rowsOf(car, years),
        label: car.label,
        measures: {
          mirror_adjust: adjust,
          heated,
          mirror_glass: car.yearFrom < 1975 ? 'flat' : car.yearFrom < 2000 ? 'convex' : 'aspherical',
          colour,
        },
        level: 0.05 + car.size * 0.4 + (heated ? 0.2 : 0),
      })
    }
  }
}

function* mirrorGlasses(): Iterable<Draft> {
  for (const car of carsWhere(({ yearTo }) => yearTo >= 1975)) {
    // The mirrors of older models are set by hand, or by a cable.
    const heated = car.yearFrom >= 1976 && car.yearTo >= 1990
    yield* pair({
      key: car.id,
      code: `${short(car)}-${heated ? 'H' : ''}`,
      rows: rowsOf(car),
      label: car.label,
      measures: { heated, mirror_glass: car.yearFrom < 2000 ? 'convex' : 'aspherical' },
      level: 0.05 + car.size * 0.4 + (heated ? 0.15 : 0),
    })
  }
}

export const bodyRecipes: Record<string, Recipe> = {
  'wiper-blade': wiperBlades,
  'wiper-motor': wiperMotors,
  'washer-pump': washerPumps,
  'door-mirror': doorMirrors,
  'mirror-glass': mirrorGlasses,
}
