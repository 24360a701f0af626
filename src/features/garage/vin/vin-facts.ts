import type { CarFacts } from '../fit/car-facts.ts'
import { decodeVin } from './decode-vin.ts'
import { plateFacts, serialFacts } from './vin-car.ts'

/**
 * What a chassis number says about the parts its car needs, where it is the number of such a car. Of a VIN that is the
 * chassis number its maker counts parts by, known for Volvo: the last six digits. Other makers' ranges have letters, or
 * begin anew each year.
 */
export function vinFacts(vinNumber: string, name: string, currentYear: number): CarFacts {
  const number = decodeVin(vinNumber, { currentYear })
  if (number.kind === 'typePlate') return name.startsWith('Volvo Amazon') ? plateFacts(number) : {}
  return number.kind === 'vin' && name.startsWith('Volvo ') ? serialFacts(number) : {}
}
