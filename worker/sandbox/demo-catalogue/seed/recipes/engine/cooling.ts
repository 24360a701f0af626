import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { beltDriveOf } from '../../plan/belt-drive.ts'
import type { Engine } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, sharedBy, short, shortEngine, sizeOf } from '../derive.ts'
import { engineGroups, power } from './engine-groups.ts'

function* radiators(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ mixture, cylinders }, { platform, cooling }) =>
    cooling === 'air'
      ? null
      : `${platform} ${mixture === 'diesel' ? 'diesel' : cylinders > 4 ? 'large' : 'petrol'}`,
  )) {
    const at = car.size * 0.7 + power(engine) * 0.3
    for (const gearbox of car.size > 0.4 && car.yearTo > 1980
      ? (['manual', 'automatic'] as const)
      : (['manual'] as const)) {
      const dependsOnGearbox = car.size > 0.4 && car.yearTo > 1980
      const width = between(320, 720, at + (gearbox === 'automatic' ? 0.03 : 0), 5)
      yield {
        key: `${name} ${gearbox}`,
        code: `${width}-${short(car)}${engine.mixture === 'diesel' ? 'D' : ''}${gearbox === 'automatic' ? 'A' : ''}`,
        rows: dependsOnGearbox ? rows.map((row) => ({ ...row, gearbox })) : rows,
        label: car.label,
        measures: {
          core_width_mm: width,
          core_height_mm: between(290, 480, at, 5),
          core_depth_mm: between(22, 52, car.classic ? 0.7 : power(engine), 1),
          material: car.yearFrom < 1980 ? 'copper' : 'aluminium',
          transmission_type: dependsOnGearbox ? gearbox : undefined,
        },
        level: 0.05 + at * 0.5 + (gearbox === 'automatic' ? 0.08 : 0) + (car.classic ? 0.15 : 0),
      }
    }
  }
}

/** Engine families with a timing belt whose water pump is on another belt, or on the timing belt though they are older. */
const besideTimingBelt = ['vw-ea827', 'bmw-m20', 'bmw-m40', 'bmw-m21']
const onTimingBelt = ['volvo-d24', 'vw-ea801', 'psa-tu', 'psa-xu', 'psa-xud']

const isOnTimingBelt = ({ family, timing, yearFrom }: Engine) =>
  onTimingBelt.includes(family) ||
  (timing === 'belt' && yearFrom >= 1985 && !besideTimingBelt.includes(family))

function* waterPumps(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family, cylinders }, car) =>
    car.cooling === 'air' ? null : `${family} ${cylinders} ${beltDriveOf(car)}`,
  )) {
    yield {
      key: name,
      code: `${between(55, 82, power(engine))}-${shortEngine(engine)}`,
      rows,
      staple: true,
      label: engine.needs.label,
      measures: {
        impeller_diameter_mm: between(55, 82, power(engine)),
        impeller_material:
          engine.yearFrom < 1990 ? 'cast-iron' : seededRandom(`impeller ${name}`) < 0.5 ? 'steel' : 'plastic',
        pulley: isOnTimingBelt(engine) ? 'toothed' : beltDriveOf(car),
      },
      level: 0.1 + power(engine) * 0.6,
    }
  }
}

function* thermostats(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups(({ family }, { cooling }) =>
    cooling === 'air' ? null : family,
  )) {
    const housed = engine.yearFrom >= 1998
    const [usual, ...others] = engine.yearFrom < 1985 ? [82, 92] : engine.yearFrom < 2000 ? [87, 92] : [87]
    for (const opening of [usual, ...others]) {
      yield {
        key: `${name} ${opening}`,
        code: `${opening}-${shortEngine(engine)}`,
        rows,
        staple: opening === usual,
        label: engine.needs.label,
        measures: {
          opening_temp_c: opening,
          outer_diameter_mm: between(44, 67, power(engine), 1),
          with_housing: housed,
        },
        level: 0.05 + power(engine) * 0.2 + (housed ? 0.4 : 0),
      }
    }
  }
}

function* radiatorHoses(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups(({ family }, car) =>
    car.cooling === 'air' ? null : `${sharedBy(car, 'radiator hose')} ${family}`,
  )) {
    for (const position of ['upper', 'lower'] as const) {
      const length = between(220, 620, sizeOf(car, `hose ${position} ${engine.family}`), 5)
      yield {
        key: `${name} ${position}`,
        kin: name,
        code: `${length}-${short(car)}${position.charAt(0).toUpperCase()}${engine.mixture === 'diesel' ? 'D' : ''}`,
        rows,
        position,
        label: car.label,
        measures: {
          hose_position: position,
          inner_diameter_mm: between(28, 42, car.size, 1),
          length_mm: length,
          material: car.yearFrom < 1985 ? 'rubber' : 'epdm',
        },
        level: 0.08 + car.size * 0.5,
      }
    }
  }
}

function* expansionTanks(): Iterable<Draft> {
  for (const car of carsWhere(({ cooling, yearTo }) => cooling === 'water' && yearTo >= 1974)) {
    const litres = between(1, 3, sizeOf(car, 'tank'), 0.1)
    yield {
      key: sharedBy(car, 'expansion tank'),
      code: `${String(litres).replace('.', '')}-${short(car)}`,
      rows: rowsOf(car),
      label: car.label,
      measures: { capacity_l: litres },
      level: 0.1 + car.size * 0.6,
    }
  }
}

/** Cars whose heater has no blower. */
const withoutBlower = ['volvo-pv544', 'citroen-2cv']
/** The first model year with one, of cars that had none before. */
const blowerSince: Readonly<Record<string, number>> = { 'vw-beetle': 1971 }

function* heaterBlowers(): Iterable<Draft> {
  for (const car of carsWhere(({ id }) => !withoutBlower.includes(id))) {
    const sides = car.steering.length > 1 && car.make !== 'Volkswagen' ? car.steering : [null]
    const since = blowerSince[car.id]
    for (const steering of sides) {
      const diameter = between(110, 165, sizeOf(car, 'blower'), 1)
      yield {
        key: `${sharedBy(car, 'heater blower')} ${steering}`,
        code: `${diameter}-${short(car)}${steering === 'rhd' ? '-RHD' : ''}`,
        rows: rowsOf(car, {
          ...(steering === null ? {} : { steering }),
          ...(since === undefined ? {} : { yearFrom: since }),
        }),
        label: car.label,
        measures: {
          voltage_v: since === undefined ? car.volts : 12,
          outer_diameter_mm: diameter,
          steering_side: steering ?? undefined,
        },
        level: 0.1 + car.size * 0.6,
      }
    }
  }
}

export const coolingRecipes: Record<string, Recipe> = {
  radiator: radiators,
  'water-pump': waterPumps,
  thermostat: thermostats,
  'radiator-hose': radiatorHoses,
  'expansion-tank': expansionTanks,
  'heater-blower': heaterBlowers,
}
