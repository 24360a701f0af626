import type { CarFacts } from '../fit/car-facts.ts'
import { decodeVin } from './decode-vin.ts'
import { plateFacts, serialFacts } from './vin-car.ts'

/**
 * The facts about parts in a chassis number, if it belongs to such a car. Of a VIN only the serial number by which its
 * maker limits parts, known for Volvo: the last six digits. Other makers' ranges have letters, or restart each year.
 */
export function vinFacts(vinNumber: string, name: string, currentYear: number): CarFacts {
  const number = decodeVin(vinNumber, { currentYear })
  if (number.kind === 'typePlate') return name.startsWith('Volvo Amazon') ? plateFacts(number) : {}
  return number.kind === 'vin' && name.startsWith('Volvo ') ? serialFacts(number) : {}
}
