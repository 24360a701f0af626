import type { OfferedFilter } from '#src/commerce/contract/catalogue/filter.ts'
import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { Check } from '../checked-shop.ts'
import { counted, defect, type Finding, listed, quoted, works } from '../finding.ts'

const where = 'among the filters of the Checkout API plugin (System → Stores)'

/** Listings can be filtered by car and by measure, and each car has a key. */
export const checkFilters: Check = async ({ facts, hasCars }) => {
  const [filters, { products: entries }] = await Promise.all([facts.filters(), facts.sample()])
  const products = entries.map(({ product }) => product)
  return [
    ...(filters.length > 0
      ? [works(`Listings have ${counted(filters.length, 'filter')}.`)]
      : [
          defect(
            'Listings have no filters.',
            `Tick brands, categories and the attributes of your products ${where}.`,
          ),
        ]),
    ...(hasCars ? carFindings(filters, products) : []),
    ...measureFindings(filters, products),
  ]
}

function carFindings(filters: readonly OfferedFilter[], products: readonly Product[]): Finding[] {
  const offered = filters.filter(({ field }) => field.startsWith('vehicle.'))
  const cars = products.flatMap(({ vehicles }) => vehicles)
  const ofProducts = cars.flatMap(({ key, name }) => (key === null ? [name] : []))
  const keyless = [...new Set([...offered.flatMap(({ carsWithoutKey }) => carsWithoutKey), ...ofProducts])]
  const keyed = offered.reduce((sum, { values, carsWithoutKey }) => sum + values - carsWithoutKey.length, 0)
  return [
    ...(cars.length > 0 && offered.length === 0
      ? [
          defect(
            'Products name their cars, but listings cannot be filtered by car.',
            `Tick vehicle.name ${where}.`,
          ),
        ]
      : []),
    ...(keyed > 0 ? [works(`Listings can be filtered by ${counted(keyed, 'car')}.`)] : []),
    ...(keyless.length > 0
      ? [
          defect(
            `${counted(keyless.length, 'car has no key', 'cars have no key')}, so nobody can look for their parts: ${listed(keyless.map(quoted))}.`,
            'End the name of each with its key in square brackets, such as “Volvo 240, B21A [volvo-240-b21a]” (docs/commerce.md, “Cars”).',
          ),
        ]
      : []),
  ]
}

function measureFindings(filters: readonly OfferedFilter[], products: readonly Product[]): Finding[] {
  const offered = filters.map(({ field }) => field).filter((field) => field.startsWith('tech.'))
  const ids = [...new Set(products.flatMap(({ technical }) => Object.keys(technical)))].toSorted()
  if (offered.length > 0) {
    return [works(`Listings can be filtered by measures: ${listed(offered.map(quoted))}.`)]
  }
  return ids.length > 0
    ? [
        defect(
          'Products have measures, but listings cannot be filtered by any.',
          `Tick those that shoppers choose by, such as ${listed(ids.map((id) => quoted(`tech.${id}`)))}, ${where}.`,
        ),
      ]
    : []
}
