import type { Choice, Draft, Position } from '../assortment/design.ts'
import { rowsOf } from '../fitment/fitment.ts'
import { type Car, cars, type Engine } from '../plan/cars.ts'
import { seededRandom } from '../random.ts'

/** Interpolates between two bounds, rounded to a step; 0 gives the lower bound, 1 the upper. */
export function between(from: number, to: number, at: number, step = 1): number {
  const raw = from + (to - from) * Math.min(1, Math.max(0, at))
  return Number((Math.round(raw / step) * step).toFixed(2))
}

/** A size from 0 to 1 that follows the car's own with a small variation per part. */
export function sizeOf(car: Car, part: string): number {
  return Math.min(1, Math.max(0, car.size * 0.8 + seededRandom(`${part} ${car.platform}`) * 0.3))
}

/** Groups of platforms that share some carried-over parts. */
const cousins: readonly (readonly string[])[] = [
  ['volvo-pv', 'volvo-amazon', 'volvo-140'],
  ['volvo-200', 'volvo-700'],
  ['volvo-800', 'volvo-p2'],
  ['volvo-p1', 'volvo-y20'],
  ['saab-99', 'saab-900'],
  ['saab-9-3', 'saab-9-5'],
  ['vw-mqb', 'vw-pq46'],
  ['bmw-02', 'bmw-e30'],
  ['mb-w123', 'mb-w124'],
]
const carriedOver = 0.92

const byPlatform = new Map(cars.map((car) => [car.platform, car]))

/**
 * The platforms that share a part: the car's own, or those of its group for carried-over parts, as far as they are built
 * `alike`. The strut of one car does not fit the wishbones of the next.
 */
export function sharedBy(car: Car, part: string, alike: readonly ('front' | 'rear' | 'rack')[] = []): string {
  const family = cousins.find((platforms) => platforms.includes(car.platform))
  if (!family || seededRandom(`carried over ${part} ${family[0]}`) >= carriedOver) return car.platform
  return family
    .filter((platform) => alike.every((trait) => byPlatform.get(platform)?.[trait] === car[trait]))
    .join('+')
}

export function carsWhere(test: (car: Car) => boolean): Car[] {
  return cars.filter(test)
}

/** Choices of a product in one attribute, at one price. */
export function choicesOf(attribute: string, values: readonly string[]): Choice[] {
  return values.map((value) => ({ attribute, value }))
}

/** Groups engines by name; those whose name is null are left out. */
export function groupsOf(
  engines: readonly Engine[],
  name: (engine: Engine) => string | null,
): Map<string, [Engine, ...Engine[]]> {
  const groups = new Map<string, [Engine, ...Engine[]]>()
  for (const engine of engines) {
    const group = name(engine)
    if (group === null) continue
    const engines = groups.get(group)
    if (engines) engines.push(engine)
    else groups.set(group, [engine])
  }
  return groups
}

/** The fields of a draft for a part made for one car model. */
export function draftForCar(car: Car): Pick<Draft, 'key' | 'code' | 'rows' | 'label'> {
  return { key: car.id, code: `${short(car)}-`, rows: rowsOf(car), label: car.label }
}

/** A left and a right version of a draft, with equal measures and one `kin`; `axle` makes the position more precise. */
export function* pair(draft: Draft, axle?: 'front' | 'rear'): Iterable<Draft> {
  for (const side of ['left', 'right'] as const) {
    const position: Position = axle ? `${axle}-${side}` : side
    yield {
      ...draft,
      key: `${draft.key} ${side}`,
      kin: draft.kin ?? draft.key,
      code: `${draft.code}${side === 'left' ? 'L' : 'R'}`,
      position,
    }
  }
}

/** `volvo-240` → `240`: a car's abbreviation in part numbers. */
export function short(car: Car): string {
  const names: Record<string, string> = {
    'volvo-pv544': 'PV',
    'volvo-amazon': 'AMZ',
    'volvo-p1800': 'P18',
    'volvo-v70-2': 'V70',
    'volvo-v40-2': 'V40',
    'volvo-xc60-1': 'XC6',
    'saab-9-3': '93',
    'saab-9-5': '95',
    'vw-beetle': 'BTL',
    'vw-golf-1': 'G1',
    'vw-golf-4': 'G4',
    'vw-golf-7': 'G7',
    'vw-passat-b6': 'PB6',
    'bmw-2002': '02',
    'porsche-911g': '911',
    'citroen-2cv': '2CV',
    'renault-clio-3': 'CL3',
    'mini-classic': 'MINI',
    'mg-mgb': 'MGB',
  }
  return names[car.id] ?? (car.id.split('-')[1] ?? car.id).toUpperCase()
}

/** `Volvo B18/B20` → `B18B20`: an engine's abbreviation in part numbers. */
export function shortEngine(engine: Engine): string {
  return engine.needs.label
    .replace(/^\S+ /, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 8)
}
