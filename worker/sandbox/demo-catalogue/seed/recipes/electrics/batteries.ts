import type { Draft, Recipe } from '../../assortment/design.ts'
import { type Car, cars, type Engine } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { carsWhere } from '../derive.ts'
import { rowsWithVoltage } from './voltage.ts'

type Size = readonly [ampereHours: number, coldAmperes: number, length: number, height: number]
type Litres = readonly [from: number, below: number]

/** 12 V batteries, and the displacement of the engines that they start, by fuel. */
const batteries: readonly {
  size: Size
  technology: string
  petrol?: Litres
  diesel?: Litres
  /** The first year of construction of the cars that the size is for. */
  since?: number
}[] = [
  { size: [36, 330, 175, 190], technology: 'lead-acid', petrol: [0, 1.1] },
  { size: [45, 400, 207, 190], technology: 'lead-acid', petrol: [0.9, 1.5] },
  { size: [52, 470, 207, 190], technology: 'lead-acid', petrol: [1.1, 1.8] },
  { size: [60, 540, 242, 190], technology: 'lead-acid', petrol: [1.5, 2.4] },
  { size: [62, 550, 242, 175], technology: 'lead-acid', petrol: [1.5, 2.4], since: 1997 },
  { size: [70, 640, 278, 190], technology: 'lead-acid', petrol: [2.1, 3.5], diesel: [0, 2] },
  { size: [74, 680, 278, 190], technology: 'lead-acid', petrol: [2.4, 3.5], diesel: [0, 2] },
  { size: [80, 740, 315, 190], technology: 'lead-acid', petrol: [2.7, 3.5], diesel: [1.7, 2] },
  { size: [88, 700, 353, 175], technology: 'lead-acid', diesel: [2, 3.5] },
  { size: [60, 560, 242, 190], technology: 'efb', petrol: [1, 2.1], since: 2012 },
  { size: [70, 650, 278, 190], technology: 'efb', petrol: [1.8, 3.5], diesel: [0, 2], since: 2012 },
  { size: [70, 720, 278, 190], technology: 'agm', petrol: [1.4, 2.1], diesel: [0, 2], since: 2010 },
  { size: [80, 800, 315, 190], technology: 'agm', petrol: [1.9, 3.5], diesel: [1.9, 2], since: 2010 },
  { size: [95, 850, 353, 190], technology: 'agm', diesel: [2, 3.5], since: 2007 },
]

const depth = 175
/** The model year from which new cars stop their engine at traffic lights, which wears out plain lead batteries. */
const startStopFrom = 2012

/** The side of a car's positive terminal: `0` right, `1` left. */
function layoutOf({ id, classic }: Car): '0' | '1' {
  return classic && seededRandom(`terminals ${id}`) < 0.4 ? '1' : '0'
}

function starts({ petrol, diesel }: (typeof batteries)[number], { fuel, cc }: Engine): boolean {
  const [from, below] = (fuel === 'diesel' ? diesel : petrol) ?? [0, 0]
  return cc >= from * 1000 && cc < below * 1000
}

/** True of a battery that is too small for the many consumers of a later car, unless that is a small one. */
const isTooSmallFor = ({ yearFrom, size }: Car, ampereHours: number) =>
  yearFrom >= 1997 && size >= 0.5 && ampereHours < 60

function* starterBatteries(): Iterable<Draft> {
  for (const battery of batteries) {
    const { size, technology, since = 0 } = battery
    const [capacity, current, length, height] = size
    for (const layout of ['0', '1']) {
      const taking = carsWhere(
        (car) =>
          car.yearTo >= since &&
          layout === layoutOf(car) &&
          !isTooSmallFor(car, capacity) &&
          (technology !== 'lead-acid' || car.yearFrom < startStopFrom),
      )
      yield {
        key: `${capacity} ${current} ${layout} ${technology}`,
        code: `${capacity}-${current}${layout === '1' ? 'L' : ''}${technology === 'lead-acid' ? '' : technology.charAt(0).toUpperCase()}`,
        rows: taking.flatMap((car) =>
          rowsWithVoltage(
            12,
            car,
            car.engines.filter((engine) => starts(battery, engine)),
          ),
        ),
        staple: true,
        measures: {
          voltage_v: 12,
          capacity_ah: capacity,
          cca_en: current,
          length_mm: length,
          width_mm: depth,
          height_mm: height,
          terminal_layout: layout,
          battery_technology: technology,
        },
        level: (capacity - 36) / 110 + (technology === 'agm' ? 0.35 : technology === 'efb' ? 0.15 : 0.05),
      }
    }
  }
  yield {
    key: '6 V',
    code: '77-360-6V',
    rows: cars.flatMap((car) => rowsWithVoltage(6, car)),
    staple: true,
    measures: {
      voltage_v: 6,
      capacity_ah: 77,
      cca_en: 360,
      length_mm: 215,
      width_mm: 169,
      height_mm: 184,
      terminal_layout: '0',
      battery_technology: 'lead-acid',
    },
    level: 0.3,
  }
}

export const batteryRecipes: Record<string, Recipe> = {
  'starter-battery': starterBatteries,
}
