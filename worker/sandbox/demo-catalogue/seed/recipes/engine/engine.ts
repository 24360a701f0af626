import type { Draft, Recipe } from '../../assortment/design.ts'
import type { Car, Engine } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, pair, sharedBy, short, shortEngine } from '../derive.ts'
import { engineGroups, familiesWhere, power } from './engine-groups.ts'

/** Families of air-cooled engines whose cylinders stand in the head without a gasket. */
const withoutHeadGasket = ['citroen-flat-twin', 'vw-flat-four', 'porsche-930']

function* headGaskets(): Iterable<Draft> {
  for (const { name, engine, rows } of engineGroups((engine) =>
    withoutHeadGasket.includes(engine.family) ? null : `${engine.family} ${engine.bore}`,
  )) {
    // The gasket must not reach into the cylinder.
    const bore = Math.ceil(engine.bore + 0.5)
    yield {
      key: name,
      code: `${bore}-${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: {
        thickness_mm: between(1.1, 1.8, seededRandom(`gasket ${name}`), 0.05),
        bore_mm: bore,
        material: engine.yearFrom >= 1995 ? 'mls' : 'composite',
      },
      level: 0.08 + engine.cylinders / 30 + power(engine) * 0.4,
    }
  }
}

function* valveCoverGaskets(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(() => true)) {
    yield {
      key: name,
      code: `${shortEngine(engine)}`,
      rows,
      label: engine.needs.label,
      measures: { material: engine.yearFrom < 1975 ? 'cork' : 'nitrile' },
      level: 0.08 + power(engine) * 0.5,
    }
  }
}

/** Cars whose engine and gearbox rest on a front and a rear mount. */
const mountedInLine = ['citroen-2cv']
/** Cars whose engine hangs on the gearbox alone. */
const withoutEngineMounts = ['vw-beetle']

/** True of a diesel, and of a six beside fours in the same car: each has mounts of its own. */
const isHeavier = ({ mixture, cylinders }: Engine, { engines }: Car) =>
  mixture === 'diesel' ||
  (cylinders > 5 && engines.some((other) => other.fuel === 'petrol' && other.cylinders < 5))

function* engineMounts(): Iterable<Draft> {
  for (const { name, car, engine, rows } of engineGroups((engine, car) =>
    withoutEngineMounts.includes(car.id)
      ? null
      : `${sharedBy(car, 'engine mount')} ${isHeavier(engine, car) ? engine.family : 'petrol'}`,
  )) {
    const mount: Draft = {
      key: name,
      code: `${short(car)}${engine.mixture === 'diesel' ? 'D' : ''}-`,
      rows,
      label: isHeavier(engine, car) ? engine.needs.label : car.label,
      measures: { bearing_type: car.yearFrom >= 1985 && car.size > 0.4 ? 'hydraulic' : 'rubber' },
      level: 0.05 + car.size * 0.5,
    }
    if (!mountedInLine.includes(car.id)) yield* pair(mount)
    else
      for (const position of ['front', 'rear'] as const)
        yield {
          ...mount,
          key: `${name} ${position}`,
          kin: name,
          code: `${mount.code}${position === 'front' ? 'F' : 'R'}`,
          position,
        }
  }
}

function* turbochargers(): Iterable<Draft> {
  for (const { name, engine, rows } of familiesWhere(({ turbo }) => turbo)) {
    for (const condition of ['new', 'remanufactured']) {
      yield {
        key: `${name} ${condition}`,
        code: `${shortEngine(engine)}${condition === 'new' ? '' : '-X'}`,
        rows,
        label: engine.needs.label,
        measures: { condition },
        level: 0.1 + power(engine) * 0.4 + (condition === 'new' ? 0.3 : 0),
      }
    }
  }
}

export const engineRecipes: Record<string, Recipe> = {
  'head-gasket': headGaskets,
  'valve-cover-gasket': valveCoverGaskets,
  'engine-mount': engineMounts,
  turbocharger: turbochargers,
}
