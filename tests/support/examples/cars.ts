import type { Car } from '#src/commerce/contract/selection/customer-cars.ts'

/** A car as customers keep it, with every field but the photo. */
export const amazon: Car = {
  id: '0a1b2c3d',
  model: 'Volvo Amazon',
  variant: 'B18A',
  year: 1966,
  nickname: 'Röda faran',
  vinNumber: '13121VF',
  colorCode: '46',
  interiorCode: '504',
  steeringSide: 'left',
  brakeType: 'discFront',
  brake: 'Girling',
  photo: '',
}
