import { expect, test } from 'vitest'
import { everyCar } from '#src/commerce/contract/catalogue/fit-scope.ts'
import { neededQuantity } from '#src/features/catalogue/offer/needed-quantity.ts'
import { summaryFit } from '#src/features/garage/fit/summary-fit.ts'
import type { CarFit } from '#src/features/garage/garage.atoms.ts'

const b21a: CarFit = {
  of: (summary) => summaryFit({ engine: { is: ['volvo-240-b21a'], not: [] } }, summary),
}
const plugs = 'volvo-240:b21a.b21f,q4|:b27e,q6'

test.each([
  ['what the car needs', { quantity: 1, fit: plugs }, 4],
  ['as the part is sold', { quantity: 1, fit: plugs, limits: { min: 10, max: 100, step: 10 } }, 10],
  ['cans for the litres that the car needs', { quantity: 5, litres: 1, fit: 'volvo-240,q3.9' }, 4],
  ['cans that hold just enough', { quantity: 5, litres: 0.7, fit: 'volvo-240,q2.1' }, 3],
  [
    'the recommended quantity of cans of unknown volume',
    { quantity: 5, litres: null, fit: 'volvo-240,q3.9' },
    5,
  ],
  ['the recommended quantity where the car needs no number', { quantity: 2, fit: 'volvo-240' }, 2],
  ['the recommended quantity of what does not fit', { quantity: 1, fit: 'saab-900,q4' }, 1],
  ['the recommended quantity of what may fit', { quantity: 1, fit: 'volvo-240,bB,q4' }, 1],
  ['the recommended quantity of what fits every car', { quantity: 2, fit: everyCar }, 2],
  ['the recommended quantity of a part without cars', { quantity: 2, fit: '' }, 2],
])('the needed quantity: %s', (_what, part, quantity) => {
  expect(neededQuantity(part, b21a)).toBe(quantity)
  expect(neededQuantity(part, null)).toBe(part.quantity)
})
