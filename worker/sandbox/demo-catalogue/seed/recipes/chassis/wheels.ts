import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { cars } from '../../plan/cars.ts'
import { between, choicesOf } from '../derive.ts'
import { wheelEras, wheelThreadOf } from './wheel-eras.ts'

const widths: Record<number, string> = {
  12: '5Jx12',
  13: '5.5Jx13',
  14: '6Jx14',
  15: '6Jx15',
  16: '6.5Jx16',
  17: '7.5Jx17',
  18: '7.5Jx18',
  19: '8Jx19',
}

/** Cars and the periods of their bolt patterns. */
const wheelsOf = () => cars.flatMap((car) => wheelEras(car).map((era) => ({ car, era })))

function* alloyWheels(): Iterable<Draft> {
  // Alloy rims are not made for three studs, nor for the drums of the first Beetles.
  for (const { car, era } of wheelsOf().filter(({ era }) => era.studs > 3 && era.pcd < 200)) {
    const { studs, pcd, bore, ...years } = era
    for (const inches of car.classic ? [car.rim] : [car.rim, car.rim + 1]) {
      const size = widths[inches]
      if (!size) continue
      yield {
        key: `${size} ${studs}x${pcd} ${bore} ${car.offset}`,
        kin: `${studs}x${pcd} ${bore} ${car.offset}`,
        variantBy: 'rim_size',
        code: `${size.replace(/[^0-9]/g, '')}-${studs}X${String(pcd).replace('.', '')}`,
        rows: rowsOf(car, years),
        measures: {
          rim_size: size,
          offset_et: car.offset,
          pcd: `${studs}x${pcd}`,
          centre_bore_mm: bore,
          colour: 'silver',
          load_kg: between(480, 800, car.size, 10),
        },
        choices: choicesOf('colour', ['silver', 'black', 'grey'].slice(0, car.classic ? 2 : 3)),
        level: 0.05 + (inches - 12) / 12 + car.size * 0.2,
      }
    }
  }
}

function* wheelBolts(): Iterable<Draft> {
  for (const { car, era } of wheelsOf().filter(({ car }) => car.fastener === 'bolt')) {
    const { studs, pcd: _pcd, bore: _bore, ...years } = era
    const wheelThread = wheelThreadOf(car, era)
    const seat = ['Volkswagen', 'Mercedes-Benz'].includes(car.make) ? 'ball' : 'cone'
    const isLarge = wheelThread.startsWith('M14')
    const length = isLarge ? 28 : 26
    const hex = isLarge && (car.classic || car.make === 'Volvo') ? 19 : 17
    yield {
      key: `${wheelThread} ${length} ${hex} ${seat} ${studs}`,
      code: `${wheelThread.split('x')[0]}X${length}${seat === 'ball' ? 'B' : 'C'}-${studs}`,
      rows: rowsOf(car, { ...years, qty: studs * 4 }),
      measures: { thread: wheelThread, length_mm: length, hex_mm: hex, seat, wheel_holes: studs },
      choices: choicesOf('colour', ['silver', 'black']),
      quantity: studs,
      soldBy: { minimum: studs, multiple: studs },
      level: 0.2 + (hex - 17) / 10,
    }
  }
}

export const wheelRecipes: Record<string, Recipe> = {
  'alloy-wheel': alloyWheels,
  'wheel-bolt': wheelBolts,
}
