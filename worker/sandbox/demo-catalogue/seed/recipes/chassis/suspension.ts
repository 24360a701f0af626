import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, pair, sharedBy, short, sizeOf } from '../derive.ts'

const withArms = () => carsWhere(({ front }) => front !== 'trailing' && front !== 'kingpin')
const jointThread = (car: Car) =>
  ['MG', 'Austin/Rover'].includes(car.make) || (car.make === 'Volvo' && car.yearFrom < 1970)
    ? '1/2-20 UNF'
    : car.size > 0.55
      ? 'M14x1.5'
      : 'M12x1.5'
const coneOf = (car: Car) => between(12, 18.5, car.size, 0.1)

function* controlArms(): Iterable<Draft> {
  for (const car of withArms()) {
    for (const position of car.front === 'strut' ? ['lower'] : ['upper', 'lower']) {
      const material =
        car.yearFrom >= 2000 && car.size > 0.5 ? 'aluminium' : car.yearFrom < 1985 ? 'steel' : 'cast-iron'
      yield* pair(
        {
          key: `${sharedBy(car, `arm ${position}`, ['front'])} ${position}`,
          code: `${short(car)}-${position.charAt(0).toUpperCase()}`,
          rows: rowsOf(car),
          label: car.label,
          staple: position === 'lower' && car.antiRollLinks.includes('front'),
          measures: {
            arm_position: position,
            material,
            with_ball_joint: car.yearFrom >= 1983,
          },
          level: 0.05 + car.size * 0.5 + (material === 'aluminium' ? 0.15 : 0),
        },
        'front',
      )
    }
  }
}

function* controlArmBushes(): Iterable<Draft> {
  for (const car of cars) {
    for (const axle of ['front', 'rear'] as const) {
      if (axle === 'front' && !withArms().includes(car)) continue
      if (axle === 'rear' && ['leaf', 'swing'].includes(car.rear)) continue
      for (const position of axle === 'front' ? ['front', 'rear'] : ['front']) {
        const inner = between(10, 16, car.size, 0.5)
        const outer = between(28, 62, sizeOf(car, `bush ${axle} ${position}`), 0.5)
        for (const material of car.classic && axle === 'front' ? ['rubber', 'polyurethane'] : ['rubber']) {
          yield {
            key: `${sharedBy(car, `bush ${axle} ${position}`, [axle])} ${axle} ${position} ${material}`,
            code: `${Math.round(outer)}-${short(car)}${axle.charAt(0).toUpperCase()}${position.charAt(0).toUpperCase()}${material === 'polyurethane' ? 'P' : ''}`,
            rows: rowsOf(car),
            position: axle,
            label: car.label,
            measures: {
              bush_position: position,
              inner_diameter_mm: inner,
              outer_diameter_mm: outer,
              material,
            },
            level: 0.05 + car.size * 0.4 + (material === 'polyurethane' ? 0.25 : 0),
          }
        }
      }
    }
  }
}

function* ballJoints(): Iterable<Draft> {
  for (const car of carsWhere(({ front }) => front !== 'kingpin')) {
    yield* pair(
      {
        key: sharedBy(car, 'ball joint', ['front']),
        code: `${String(coneOf(car)).replace('.', '')}-${short(car)}`,
        rows: rowsOf(car, car.id === 'vw-beetle' ? { yearFrom: 1966 } : {}),
        label: car.label,
        measures: { thread: jointThread(car), cone_mm: coneOf(car) },
        level: 0.1 + car.size * 0.55,
      },
      'front',
    )
  }
}

function* tieRodEnds(): Iterable<Draft> {
  for (const car of cars) {
    const length = between(70, 190, sizeOf(car, 'tie rod'), 1)
    yield* pair({
      key: sharedBy(car, 'tie rod', ['front', 'rack']),
      code: `${length}-${short(car)}`,
      rows: rowsOf(car),
      label: car.label,
      measures: { thread: jointThread(car), length_mm: length, cone_mm: coneOf(car) },
      level: 0.1 + car.size * 0.55,
    })
  }
}

function* antiRollLinks(): Iterable<Draft> {
  for (const car of cars) {
    for (const axle of car.antiRollLinks) {
      const length = between(90, 320, sizeOf(car, `link ${axle}`), 1)
      const draft: Draft = {
        key: `${sharedBy(car, `link ${axle}`, [axle])} ${axle}`,
        code: `${length}-${short(car)}${axle.charAt(0).toUpperCase()}`,
        rows: rowsOf(car),
        label: car.label,
        staple: axle === 'front',
        measures: { length_mm: length, thread: car.size > 0.5 ? 'M12x1.5' : 'M10x1.5' },
        level: 0.1 + car.size * 0.5,
      }
      // Sides differ where the link is bent around the strut.
      if (seededRandom(`bent link ${car.platform} ${axle}`) < 0.35) yield* pair(draft, axle)
      else yield { ...draft, position: `${axle}-both` }
    }
  }
}

function* wheelBearings(): Iterable<Draft> {
  for (const car of cars) {
    for (const axle of ['front', 'rear'] as const) {
      const driven = (car.drive === 'front') === (axle === 'front')
      const [inner, outer] = [between(25, 45, car.size, 1), between(52, 90, car.size, 1)]
      const abs = car.brakeSystems.every((system) => system.abs)
      yield {
        key: `${sharedBy(car, `bearing ${axle}`, [axle])} ${axle}`,
        code: `${inner}${outer}-${short(car)}${axle.charAt(0).toUpperCase()}`,
        rows: rowsOf(car),
        position: `${axle}-both`,
        label: car.label,
        measures: {
          inner_diameter_mm: inner,
          outer_diameter_mm: outer,
          width_mm: between(18, 45, car.size + (driven ? 0.1 : 0), 1),
          abs_ring: abs,
          with_hub: car.yearFrom >= 1992 && !driven,
        },
        level: 0.08 + car.size * 0.5 + (abs ? 0.1 : 0),
      }
    }
  }
}

function* steeringBoots(): Iterable<Draft> {
  for (const car of carsWhere(({ rack }) => rack)) {
    const length = between(140, 260, sizeOf(car, 'boot'), 1)
    yield {
      key: sharedBy(car, 'steering boot'),
      code: `${length}-${short(car)}`,
      rows: rowsOf(car),
      label: car.label,
      measures: { side: 'both', length_mm: length, inner_diameter_mm: between(10, 16, car.size, 0.5) },
      level: 0.1 + car.size * 0.5,
    }
  }
}

export const suspensionRecipes: Record<string, Recipe> = {
  'control-arm': controlArms,
  'control-arm-bush': controlArmBushes,
  'ball-joint': ballJoints,
  'tie-rod-end': tieRodEnds,
  'anti-roll-link': antiRollLinks,
  'wheel-bearing': wheelBearings,
  'steering-boot': steeringBoots,
}
