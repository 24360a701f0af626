import type { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import type { Shop } from '#src/shop.ts'
import type { KnownCar } from '../vehicles/known-car.ts'
import { loadVehicleTree } from '../vehicles/vehicle-tree.ts'
import { decodeVin } from '../vin/decode-vin.ts'
import { vinCar } from '../vin/vin-car.ts'
import { plateIn } from './plate-shape.ts'

/** A car that can be chosen, as far as its number says which it is: "Volvo 1988 or 2018". */
export interface OfferedCar {
  label: string
  car: KnownCar
}

/** The car of a typed number. That of a plate is looked up by the browser, since it belongs to one visitor. */
export type CarOffer = ({ kind: 'car' } & OfferedCar) | { kind: 'plate'; query: VehicleQuery }

/**
 * Reads a typed chassis number, or a registration plate of the country of delivery if cars can be looked up. Null for
 * other texts, and for numbers that say nothing about the car.
 */
export async function loadCarOffer(
  shop: Pick<Shop, 'catalogue' | 'region' | 'locale'>,
  typed: string,
  hasLookup: boolean,
): Promise<CarOffer | null> {
  const number = decodeVin(typed, { currentYear: new Date().getFullYear() })
  if (number.kind === 'vin' || number.kind === 'typePlate') {
    const makes = await loadVehicleTree(shop)
    const car = makes && vinCar(number, makes)
    if (!car) return null
    const years = number.kind === 'vin' ? number.years : [number.year]
    const either = new Intl.ListFormat(shop.locale, { type: 'disjunction' }).format(years.map(String))
    return { kind: 'car', label: [car.model || car.make, either].filter(Boolean).join(' '), car }
  }
  const query = hasLookup ? plateIn(typed, shop.region.country) : null
  return query && { kind: 'plate', query }
}
