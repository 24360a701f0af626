import type { Draft, Recipe } from '../../assortment/design.ts'
import { rowsOf } from '../../fitment/fitment.ts'
import { seededRandom } from '../../random.ts'
import { between, carsWhere, short } from '../derive.ts'

export const withCabinFilter = [
  'volvo-850',
  'volvo-v70-2',
  'volvo-v40-2',
  'volvo-xc60-1',
  'saab-9-3',
  'saab-9-5',
  'vw-golf-4',
  'vw-golf-7',
  'vw-passat-b6',
  'vw-t4',
  'bmw-e46',
  'mb-w204',
  'renault-clio-3',
]

function* cabinFilters(): Iterable<Draft> {
  for (const car of carsWhere(({ id }) => withCabinFilter.includes(id))) {
    const at = car.size * 0.6 + seededRandom(`cabin ${car.id}`) * 0.4
    const length = between(200, 340, at)
    for (const medium of ['particulate', 'carbon']) {
      yield {
        key: `${car.id} ${medium}`,
        code: `${length}-${short(car)}${medium === 'carbon' ? 'K' : ''}`,
        rows: rowsOf(car),
        label: car.label,
        measures: {
          filter_media: medium,
          length_mm: length,
          width_mm: between(145, 240, at),
          height_mm: between(20, 40, seededRandom(`cabin height ${car.id}`), 5),
        },
        level: 0.1 + at * 0.3 + (medium === 'carbon' ? 0.25 : 0),
      }
    }
  }
}

export const cabinFilterRecipes: Record<string, Recipe> = {
  'cabin-filter': cabinFilters,
}
