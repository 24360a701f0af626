import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { type Car, cars, type Engine } from '../../plan/cars.ts'
import { seededRandom } from '../../random.ts'
import { carsWhere } from '../derive.ts'

/** Capacity in Ah, cold cranking amperes (EN), dimensions, terminals, technology, and the cars that take it. */
const batteries: readonly {
  size: [number, number, number, number, number]
  layout: '0' | '1'
  technology: string
  takes: (car: Car, engine: Engine) => boolean
}[] = [
  {
    size: [36, 330, 175, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { fuel }) => size < 0.28 && fuel === 'petrol',
  },
  {
    size: [45, 400, 207, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { fuel }) => size < 0.4 && fuel === 'petrol',
  },
  {
    size: [52, 470, 207, 175, 190],
    layout: '1',
    technology: 'lead-acid',
    takes: ({ size, classic }) => classic && size < 0.4,
  },
  {
    size: [60, 540, 242, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }) => size >= 0.3 && size < 0.6,
  },
  {
    size: [60, 540, 242, 175, 190],
    layout: '1',
    technology: 'lead-acid',
    takes: ({ size, classic }) => classic && size >= 0.3,
  },
  {
    size: [62, 550, 242, 175, 175],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ classic, size }) => !classic && size < 0.6,
  },
  {
    size: [70, 640, 278, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { fuel }) => size >= 0.4 && fuel === 'diesel',
  },
  {
    size: [74, 680, 278, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size, yearTo }) => size >= 0.45 && yearTo < 2012,
  },
  {
    size: [80, 740, 315, 175, 190],
    layout: '0',
    technology: 'lead-acid',
    takes: ({ size }, { kw }) => size >= 0.5 && kw > 90,
  },
  { size: [60, 560, 242, 175, 190], layout: '0', technology: 'efb', takes: ({ yearTo }) => yearTo >= 2012 },
  {
    size: [70, 650, 278, 175, 190],
    layout: '0',
    technology: 'efb',
    takes: ({ yearTo }, { fuel }) => yearTo >= 2012 && fuel === 'diesel',
  },
  {
    size: [70, 720, 278, 175, 190],
    layout: '0',
    technology: 'agm',
    takes: ({ yearTo, size }) => yearTo >= 2010 && size > 0.5,
  },
  {
    size: [80, 800, 315, 175, 190],
    layout: '0',
    technology: 'agm',
    takes: ({ yearTo, size }) => yearTo >= 2010 && size > 0.6,
  },
  {
    size: [95, 850, 353, 175, 190],
    layout: '0',
    technology: 'agm',
    takes: ({ yearTo, size }, { fuel }) => yearTo >= 2007 && size >= 0.6 && fuel === 'diesel',
  },
]

/** The side of a car's positive terminal: `0` right, `1` left. */
function layoutOf({ id, classic }: Car): '0' | '1' {
  return classic && seededRandom(`terminals ${id}`) < 0.4 ? '1' : '0'
}

function* starterBatteries(): Iterable<Draft> {
  for (const { size, layout, technology, takes } of batteries) {
    const fits = (car: Car, engine: Engine) => layout === layoutOf(car) && takes(car, engine)
    const [capacity, current, length, width, height] = size
    yield {
      key: `${capacity} ${current} ${layout} ${technology}`,
      code: `${capacity}-${current}${layout === '1' ? 'L' : ''}${technology === 'lead-acid' ? '' : technology.charAt(0).toUpperCase()}`,
      rows: cars.flatMap((car) =>
        car.volts === 12
          ? rowsOf(
              car,
              {},
              car.engines.filter((engine) => fits(car, engine)),
            )
          : [],
      ),
      measures: {
        voltage_v: 12,
        capacity_ah: capacity,
        cca_en: current,
        length_mm: length,
        width_mm: width,
        height_mm: height,
        terminal_layout: layout,
        battery_technology: technology,
      },
      level: (capacity - 36) / 110 + (technology === 'agm' ? 0.35 : technology === 'efb' ? 0.15 : 0.05),
      weight: Number((capacity * 0.235 + 1).toFixed(1)),
    }
  }
  yield {
    key: '6 V',
    code: '77-360-6V',
    rows: carsWhere(({ volts }) => volts === 6).flatMap((car) => rowsOf(car)),
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
    weight: 13,
  }
}

export const batteryRecipes: Record<string, Recipe> = {
  'starter-battery': starterBatteries,
}
