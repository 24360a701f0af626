import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'

export function carName({ nickname, model }: Pick<Car, 'nickname' | 'model'>): string {
  return nickname || model
}

export function carFacts({ model, variant, year }: Pick<Car, 'model' | 'variant' | 'year'>): string {
  return [model, variant, year].filter(Boolean).join(', ')
}
