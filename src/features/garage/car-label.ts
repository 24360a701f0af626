import type { GarageCar } from './garage.ts'

export function carLabel({ name, year }: Pick<GarageCar, 'name' | 'year'>): string {
  return `${name}, ${year}`
}

/** A car with its nickname: "Red one, Volvo 240, B21A, 1979". Shown only to its owner. */
export function carTitle(car: Pick<GarageCar, 'name' | 'year' | 'nickname'>): string {
  return car.nickname ? `${car.nickname}, ${carLabel(car)}` : carLabel(car)
}
