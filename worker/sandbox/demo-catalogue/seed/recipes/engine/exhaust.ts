import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { between, groupsOf, sharedBy, short } from '../derive.ts'

function* silencers(): Iterable<Draft> {
  for (const car of cars) {
    for (const position of car.drive === 'rear-engine' || car.size < 0.2
      ? ['rear']
      : ['front', 'middle', 'rear']) {
      const length = between(350, 820, seededRandom(`silencer ${position} ${car.platform}`), 5)
      for (const material of position === 'rear' ? ['steel', 'stainless'] : ['steel'])
        yield {
          key: `${sharedBy(car, `silencer ${position}`)} ${position} ${material}`,
          code: `${short(car)}-${position.charAt(0).toUpperCase()}${material === 'stainless' ? 'S' : ''}`,
          rows: rowsOf(car),
          label: car.label,
          measures: {
            exhaust_position: position,
            pipe_diameter_mm: between(38, 63, car.size, 0.5),
            length_mm: length,
            material,
          },
          level: 0.05 + car.size * 0.35 + (material === 'stainless' ? 0.4 : 0),
        }
    }
  }
}

/** The emission standards and the first year in which every new car had to meet them. */
const emissionStandards = [
  ['Euro 5', 2011],
  ['Euro 4', 2006],
  ['Euro 3', 2001],
  ['Euro 2', 1997],
] as const

/** The emission standard of an engine that was built until a year. */
const emissionStandard = (yearTo: number) =>
  emissionStandards.find(([, from]) => yearTo >= from)?.[0] ?? 'Euro 1'

function* catalysts(): Iterable<Draft> {
  for (const car of cars) {
    for (const [, engines] of groupsOf(car.engines, ({ mixture, yearTo }) =>
      mixture === 'injection' && yearTo >= 1990
        ? 'petrol'
        : mixture === 'diesel' && yearTo >= 2000
          ? 'diesel'
          : null,
    )) {
      const [engine] = engines
      const standard = emissionStandard(Math.max(...engines.map(({ yearTo }) => yearTo)))
      yield {
        key: `${car.platform} ${engine.mixture}`,
        code: `${short(car)}-${standard.replace(' ', '')}${engine.mixture === 'diesel' ? 'D' : ''}`,
        rows: rowsOf(car, { yearFrom: 1988 }, engines),
        label: car.label,
        measures: {
          fuel: engine.fuel,
          emission_standard: standard,
          pipe_diameter_mm: between(45, 63, car.size, 0.5),
          length_mm: between(420, 980, seededRandom(`catalyst ${car.platform}`), 5),
        },
        level: 0.1 + car.size * 0.6,
      }
    }
  }
}

function* hangers(): Iterable<Draft> {
  for (const car of cars) {
    yield {
      key: `${car.make} ${car.classic}`,
      code: `${short(car)}`,
      rows: rowsOf(car),
      label: car.label,
      measures: { material: 'rubber' },
      level: 0.1 + car.size * 0.4,
    }
  }
  for (const material of ['rubber', 'silicone']) {
    yield {
      key: `universal ${material}`,
      code: `UNI-${material.charAt(0).toUpperCase()}`,
      rows: null,
      measures: { material },
      level: material === 'rubber' ? 0.05 : 0.4,
    }
  }
}

export const exhaustRecipes: Record<string, Recipe> = {
  silencer: silencers,
  'catalytic-converter': catalysts,
  'exhaust-hanger': hangers,
}
