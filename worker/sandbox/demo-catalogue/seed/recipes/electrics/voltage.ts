import { type FitmentRow, rowsOf } from '../../fitment/fitment.ts'
import type { Car, Engine } from '../../plan/cars.ts'

/** The fitment rows of a car with those of these engines that have a voltage, in the years in which they have it. */
export function rowsWithVoltage(
  volts: 6 | 12,
  car: Car,
  engines: readonly Engine[] = car.engines,
): FitmentRow[] {
  const { sixVoltsUntil } = car
  if (sixVoltsUntil === undefined)
    return rowsOf(
      car,
      {},
      engines.filter((engine) => engine.volts === volts),
    )
  return rowsOf(car, volts === 6 ? { yearTo: sixVoltsUntil } : { yearFrom: sixVoltsUntil + 1 }, engines)
}
