import type { Car } from './cars.ts'

/** The model year from which the engines of new cars have ribbed belts. */
const ribbedFrom = 1985

/** True for the first cars with ribbed belts: the shop has what these need, as it has for older ones. */
export const isEarlyRibbed = (car: Car) => beltDriveOf(car) === 'ribbed' && car.yearFrom < 1996

/** The belts that drive the alternator and pumps of a car's engines; a value of the attribute `pulley`. */
export function beltDriveOf({ yearFrom }: Car): 'v-belt' | 'ribbed' {
  return yearFrom < ribbedFrom ? 'v-belt' : 'ribbed'
}
