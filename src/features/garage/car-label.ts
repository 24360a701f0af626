import type { GarageCar } from './garage.ts'

/** A car in words: "Volvo 240, B21A, 1979". */
export function carLabel({ name, year }: Pick<GarageCar, 'name' | 'year'>): string {
  return `${name}, ${year}`
}

/** A car as its owner knows it, with the nickname: "Red one, Volvo 240, B21A, 1979". For its owner's eyes alone. */
export function carTitle(car: Pick<GarageCar, 'name' | 'year' | 'nickname'>): string {
  return car.nickname ? `${car.nickname}, ${carLabel(car)}` : carLabel(car)
}
