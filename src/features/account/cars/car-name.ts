import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'

/** What a customer calls a car: its nickname, else its model. */
export function carName({ nickname, model }: Pick<Car, 'nickname' | 'model'>): string {
  return nickname || model
}

/** Model, version and year of a car, as far as they are stated. */
export function carFacts({ model, variant, year }: Pick<Car, 'model' | 'variant' | 'year'>): string {
  return [model, variant, year].filter(Boolean).join(', ')
}
