import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, choicesOf } from '../derive.ts'

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

function* alloyWheels(): Iterable<Draft> {
  for (const car of carsWhere(({ studs }) => studs > 3)) {
    for (const inches of car.classic ? [car.rim] : [car.rim, car.rim + 1]) {
      const size = widths[inches]
      if (!size) continue
      yield {
        key: `${size} ${car.studs}x${car.pcd} ${car.bore}`,
        kin: `${car.studs}x${car.pcd} ${car.bore}`,
        variantBy: 'rim_size',
        code: `${size.replace(/[^0-9]/g, '')}-${car.studs}X${String(car.pcd).replace('.', '')}`,
        rows: rowsOf(car),
        measures: {
          rim_size: size,
          offset_et: between(15, 50, car.drive === 'front' ? 0.4 + car.size * 0.7 : car.size * 0.6, 1),
          pcd: `${car.studs}x${car.pcd}`,
          centre_bore_mm: car.bore,
          colour: 'silver',
          load_kg: between(480, 800, car.size, 10),
        },
        choices: choicesOf('colour', ['silver', 'black', 'grey'].slice(0, car.classic ? 2 : 3)),
        level: 0.05 + (inches - 12) / 12 + car.size * 0.2,
        weight: between(5.5, 12, (inches - 12) / 7, 0.1),
      }
    }
  }
}

function* wheelBolts(): Iterable<Draft> {
  for (const car of carsWhere(({ fastener }) => fastener === 'bolt')) {
    const seat = ['Volkswagen', 'Mercedes-Benz'].includes(car.make) ? 'ball' : 'cone'
    const length = between(22, 32, seededRandom(`bolt ${car.make}`), 1)
    const hex = car.wheelThread.startsWith('M14') ? 19 : 17
    yield {
      key: `${car.wheelThread} ${length} ${hex} ${seat}`,
      code: `${car.wheelThread.split('x')[0]}X${length}${seat === 'ball' ? 'B' : 'C'}`,
      rows: rowsOf(car).map((row) => ({ ...row, qty: car.studs * 4 })),
      measures: { thread: car.wheelThread, length_mm: length, hex_mm: hex, seat },
      choices: choicesOf('colour', ['silver', 'black']),
      quantity: car.studs,
      level: 0.2 + (hex - 17) / 10,
    }
  }
}

export const wheelRecipes: Record<string, Recipe> = {
  'alloy-wheel': alloyWheels,
  'wheel-bolt': wheelBolts,
}
