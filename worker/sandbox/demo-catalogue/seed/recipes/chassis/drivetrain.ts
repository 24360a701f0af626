import type { Draft, Recipe } from '../../assortment/design.ts'
import { type Conditions, rowsOf } from '../../fitment/fitment.ts'
import { beltDriveOf } from '../../plan/belt-drive.ts'
import type { Car, Engine } from '../../plan/cars.ts'
import { between, carsWhere, pair, sharedBy, short, sizeOf } from '../derive.ts'
import { engineGroups, power } from '../engine/engine-groups.ts'

/** The diameters in millimetres in which clutches are made. */
const clutchSizes = [160, 170, 180, 190, 200, 210, 215, 220, 228, 240, 250, 260, 267]

/** The clutch size closest to a diameter. */
const clutchSize = (diameter: number) =>
  clutchSizes.reduce((best, size) => (Math.abs(size - diameter) < Math.abs(best - diameter) ? size : best))

interface Clutch extends Conditions {
  diameter: number
  fuel?: Engine['fuel']
}

/** Clutches that do not follow from the size of the car and the power, by fuel, or by the gearbox of some years. */
const ownClutches: Readonly<Record<string, readonly Clutch[]>> = {
  'porsche-911g': [
    { diameter: 225, yearTo: 1986 },
    { diameter: 240, yearFrom: 1987 },
  ],
  'vw-t4': [{ diameter: 228, fuel: 'diesel' }],
}

function* clutchKits(): Iterable<Draft> {
  for (const { name, car, engine, engines, rows } of engineGroups(
    ({ mixture, cylinders, turbo }, car) =>
      `${sharedBy(car, 'clutch')} ${mixture === 'diesel' ? 'diesel' : 'petrol'} ${cylinders > 4} ${turbo}`,
  )) {
    const strongest = Math.max(...engines.map(power))
    const usual = { diameter: clutchSize(between(165, 268, car.size * 0.5 + strongest * 0.6)) }
    const own = ownClutches[car.id]?.filter(({ fuel = engine.fuel }) => fuel === engine.fuel) ?? []
    const clutches: readonly Clutch[] = own.length > 0 ? own : [usual]
    for (const { diameter, fuel: _fuel, ...years } of clutches) {
      yield {
        key: clutches.length > 1 ? `${name} ${diameter}` : name,
        code: `${diameter}-${short(car)}${engine.mixture === 'diesel' ? 'D' : ''}${engine.turbo ? 'T' : ''}`,
        rows: own.length > 0 ? rowsOf(car, years, engines) : rows,
        label: car.label,
        measures: {
          diameter_mm: diameter,
          splines: car.classic && car.make !== 'Volkswagen' ? 10 : diameter > 215 ? 23 : 21,
          set_contents: 'pressure-plate, clutch-disc, release-bearing',
        },
        level: 0.05 + car.size * 0.3 + strongest * 0.4,
      }
    }
  }
}

/** The first model year with a hydraulic clutch, of cars that had a cable before. */
const hydraulicSince: Readonly<Record<string, number>> = { 'porsche-911g': 1987 }

function* slaveCylinders(): Iterable<Draft> {
  for (const car of carsWhere(({ clutch }) => clutch === 'hydraulic')) {
    const since = hydraulicSince[car.id]
    const piston = [19.05, 20.64, 22.2, 23.81][Math.floor(sizeOf(car, 'slave') * 3.99)] ?? 20.64
    yield {
      key: sharedBy(car, 'slave cylinder'),
      code: `${String(piston).replace('.', '')}-${short(car)}`,
      rows: rowsOf(car, since === undefined ? {} : { yearFrom: since }),
      label: car.label,
      measures: { piston_diameter_mm: piston },
      level: 0.1 + car.size * 0.6,
    }
  }
}

function* clutchCables(): Iterable<Draft> {
  for (const car of carsWhere(({ id, clutch }) => clutch === 'cable' || id in hydraulicSince)) {
    const since = hydraulicSince[car.id]
    for (const steering of car.steering) {
      const length =
        between(600, 1300, sizeOf(car, 'clutch cable') + (car.drive === 'rear-engine' ? 0.6 : 0), 5) +
        (steering === 'rhd' ? 60 : 0)
      yield {
        key: `${car.platform} ${steering}`,
        code: `${length}-${short(car)}${steering === 'rhd' ? '-RHD' : ''}`,
        rows: rowsOf(car, { steering, ...(since === undefined ? {} : { yearTo: since - 1 }) }),
        label: car.label,
        measures: { length_mm: length, steering_side: steering },
        level: 0.1 + car.size * 0.6,
      }
    }
  }
}

const withHalfShafts = () =>
  carsWhere(({ drive, rear }) => drive === 'front' || ['semi-trailing', 'multi-link'].includes(rear))

const drivenAxle = ({ drive }: Car) => [drive === 'front' ? 'front' : 'rear'] as const

function* driveShafts(): Iterable<Draft> {
  for (const car of withHalfShafts()) {
    const abs = car.brakeSystems.every((system) => system.abs)
    const length = between(430, 960, sizeOf(car, 'half shaft'), 1)
    for (const condition of ['new', 'remanufactured']) {
      // With the gearbox on the left of the engine, the right shaft is the longer.
      for (const shaft of pair({
        key: `${sharedBy(car, 'half shaft', drivenAxle(car))} ${condition}`,
        code: `${length}-${short(car)}${condition === 'new' ? '' : 'X'}`,
        rows: rowsOf(car),
        label: car.label,
        measures: {
          length_mm: length,
          splines: car.size > 0.5 ? 36 : 22,
          abs_ring: abs && car.yearFrom < 2003,
          condition,
        },
        level: 0.08 + car.size * 0.5 + (condition === 'new' ? 0.2 : 0),
      }))
        yield car.drive === 'front' && shaft.position === 'right'
          ? { ...shaft, measures: { ...shaft.measures, length_mm: Math.round(length * 1.3) } }
          : shaft
    }
  }
}

function* cvBoots(): Iterable<Draft> {
  for (const car of withHalfShafts()) {
    for (const end of ['wheel', 'gearbox']) {
      const outer = between(68, 104, sizeOf(car, `boot ${end}`), 1)
      yield {
        key: `${sharedBy(car, `cv boot ${end}`, drivenAxle(car))} ${end}`,
        code: `${outer}-${short(car)}${end.charAt(0).toUpperCase()}`,
        rows: rowsOf(car),
        label: car.label,
        measures: {
          boot_position: end,
          inner_diameter_mm: between(20, 29, car.size, 0.5),
          outer_diameter_mm: outer,
          height_mm: between(76, 124, car.size, 1),
        },
        level: 0.1 + car.size * 0.45,
      }
    }
  }
}

function* propshaftBearings(): Iterable<Draft> {
  for (const car of carsWhere(({ drive, id }) => drive === 'rear' && id !== 'mg-mgb')) {
    const inner = between(25, 40, car.size, 5)
    yield {
      key: sharedBy(car, 'propshaft'),
      code: `${inner}-${short(car)}`,
      rows: rowsOf(car),
      label: car.label,
      measures: { inner_diameter_mm: inner },
      level: 0.1 + car.size * 0.6,
    }
  }
}

function* steeringPumps(): Iterable<Draft> {
  for (const { name, car, rows } of engineGroups((_, car) =>
    car.powerSteering ? `${sharedBy(car, 'steering pump')} ${beltDriveOf(car)}` : null,
  )) {
    const pressure = between(75, 125, car.size, 1)
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${pressure}-${short(car)}${condition === 'new' ? '' : '-X'}`,
        rows,
        label: car.label,
        measures: {
          pressure_bar: pressure,
          pulley: beltDriveOf(car),
          condition,
        },
        level: 0.1 + car.size * 0.4 + (condition === 'new' ? 0.25 : 0),
      }
    }
  }
}

export const drivetrainRecipes: Record<string, Recipe> = {
  'clutch-kit': clutchKits,
  'clutch-slave-cylinder': slaveCylinders,
  'clutch-cable': clutchCables,
  'drive-shaft': driveShafts,
  'cv-boot': cvBoots,
  'propshaft-bearing': propshaftBearings,
  'steering-pump': steeringPumps,
}
