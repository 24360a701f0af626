import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, pair, sharedBy, short, sizeOf } from '../derive.ts'
import { brakeCodes, byFluid, systemRows, withElectricHandbrake } from './brake-systems.ts'

const imperial = (car: Car) => ['MG', 'Austin/Rover'].includes(car.make)

function* hoses(): Iterable<Draft> {
  for (const car of cars) {
    for (const axle of ['front', 'rear'] as const) {
      for (const material of axle === 'front' ? ['rubber', 'stainless'] : ['rubber']) {
        for (const labels of byFluid(car)) yield hose(car, axle, material, labels)
      }
    }
  }
}

function hose(car: Car, axle: 'front' | 'rear', material: string, labels: readonly string[]): Draft {
  const [shortest, longest] = axle === 'front' ? [320, 620] : [220, 420]
  const length = between(shortest, longest, sizeOf(car, `hose ${axle}`), 5)
  const [only] = labels.length < car.brakeSystems.length ? labels : []
  const metric = seededRandom(`banjo ${car.platform}`) < 0.5 ? 'M10x1' : 'Banjo 10 mm'
  return {
    key: `${sharedBy(car, `hose ${axle}`, [axle])} ${axle} ${material} ${only ?? ''}`,
    code: `${length}-${short(car)}${axle === 'front' ? 'F' : 'R'}${material === 'stainless' ? 'S' : ''}${only ?? ''}`,
    rows: systemRows(car, labels),
    position: `${axle}-both`,
    label: car.label,
    measures: {
      length_mm: length,
      thread_1: imperial(car) ? '3/8-24 UNF' : 'M10x1',
      thread_2: imperial(car) ? '3/8-24 UNF' : metric,
      material,
      brake_system: only && brakeCodes(car, [only]),
    },
    level: 0.1 + car.size * 0.25 + (material === 'stainless' ? 0.3 : 0),
  }
}

function* masterCylinders(): Iterable<Draft> {
  for (const car of cars) {
    const labels = car.brakeSystems.map(({ label }) => label)
    // On these cars the pedal box differs by steering side, not only the servo.
    const sides = car.classic && car.steering.length > 1 ? car.steering : [null]
    // Systems that nobody can tell apart have the same cylinder.
    const codes = Map.groupBy(car.brakeSystems, ({ code }) => code)
    const perSystem = car.classic
      ? [...codes.values()].map((systems) => systems.map(({ label }) => label))
      : [labels]
    for (const group of perSystem) {
      for (const steering of sides) {
        const [label] = group
        const bores = [17.46, 19.05, 20.64, 22.2, 23.81, 25.4]
        const at = Math.round(car.size * 4) + (label === 'B' ? 1 : 0)
        const bore = bores[Math.min(5, at)] ?? 20.64
        yield {
          key: `${car.platform} ${car.id === 'volvo-p1800' ? 'P1800' : ''} ${group.join()} ${steering} ${bore}`,
          code: `${String(bore).replace('.', '')}-${short(car)}${group.length === 1 ? label : ''}${steering === 'rhd' ? '-RHD' : ''}`,
          rows: systemRows(car, group, steering === null ? {} : { steering }),
          label: car.label,
          measures: {
            piston_diameter_mm: bore,
            ports: car.yearFrom < 1966 ? 1 : label === 'C' ? 4 : 2,
            brake_system: perSystem.length > 1 ? brakeCodes(car, group) : undefined,
            steering_side: steering ?? undefined,
          },
          level: 0.1 + car.size * 0.6,
        }
      }
    }
  }
}

function* handbrakeCables(): Iterable<Draft> {
  for (const car of carsWhere(({ id }) => !withElectricHandbrake.includes(id))) {
    const length = between(900, 1900, sizeOf(car, 'handbrake'), 5)
    const sides = car.id === 'mini-classic' ? car.steering : [null]
    for (const steering of sides) {
      const longer = steering === 'rhd' ? length + 45 : length
      yield* pair({
        key: `${sharedBy(car, 'handbrake cable', ['rear'])} ${steering}`,
        code: `${longer}-${short(car)}${steering === 'rhd' ? '-RHD-' : ''}`,
        rows: rowsOf(car, steering === null ? {} : { steering }),
        label: car.label,
        measures: { length_mm: longer },
        level: 0.1 + car.size * 0.5,
      })
    }
  }
}

function* absSensors(): Iterable<Draft> {
  for (const car of carsWhere(({ brakeSystems }) => brakeSystems.some(({ abs }) => abs))) {
    const labels = car.brakeSystems.filter(({ abs }) => abs).map(({ label }) => label)
    for (const axle of ['front', 'rear'] as const) {
      const length = between(650, 1500, sizeOf(car, `abs ${axle}`), 5)
      yield* pair(
        {
          key: `${sharedBy(car, `abs ${axle}`)} ${axle}`,
          code: `${length}-${short(car)}${axle === 'front' ? 'F' : 'R'}`,
          rows: systemRows(car, labels),
          label: car.label,
          measures: { length_mm: length, poles: car.yearFrom < 2000 ? 2 : 3 },
          level: 0.1 + car.size * 0.5,
        },
        axle,
      )
    }
  }
}

export const brakeHydraulicRecipes: Record<string, Recipe> = {
  'brake-hose': hoses,
  'brake-master-cylinder': masterCylinders,
  'handbrake-cable': handbrakeCables,
  'abs-sensor': absSensors,
}
