import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { withOneSizeOfEachFluid } from '#src/features/catalogue/product/kit/fluid-sizes.ts'
import { kitOf } from '#src/features/catalogue/product/kit/kit.ts'
import { relatedBands } from '#src/features/catalogue/product/load-product.ts'
import { productOf } from '#tests/support/examples/products.ts'

const context = { i18n: createTestI18n('en'), currency: 'GBP', intl: 'en-GB' }
const own = productOf()
const part = (product: string, price: number, attributes: Record<string, unknown> = {}) =>
  productOf({
    product,
    uri: product,
    sku: product,
    priceAsNumber: price,
    items: [{ item: `${product}-1`, name: '', sku: product, stock: 'yes' }],
    ...attributes,
  })
const fluid = (product: string, price: number, litres: string, grade: string, pieces: number) =>
  part(product, price, { tech_volume_l: litres, tech_grade: grade, quantity_recommended: `${pieces}` })

test('of one fluid in several sizes the one is offered that costs least, if it can be bought', () => {
  const gone = { available: false }
  const accessories = [
    part('20', 5),
    fluid('21', 9, '0.25', 'DOT 4', 4),
    fluid('22', 15, '0.5', 'DOT 4', 2),
    fluid('23', 40, '0.5', 'DOT 5.1', 2),
    part('24', 5),
    productOf({ ...gone, product: '25', priceAsNumber: 1, tech_volume_l: '1', tech_grade: 'DOT 3' }),
    fluid('26', 90, '5', 'DOT 3', 1),
  ]
  const kept = withOneSizeOfEachFluid(accessories)
  expect(kept.map(({ product }) => product)).toEqual(['20', '22', '23', '24', '26'])
  const kit = kitOf(own, kept, context)
  expect(kit?.parts.map(({ card }) => card.product)).toEqual(['20', '22', '23', '24', '26'])
})

test('a page offers nothing twice: neither in two bands, nor in another size of the same fluid', () => {
  const soldOut = productOf({ product: '30', available: false })
  const related = [
    ...[part('20', 5), fluid('21', 9, '0.25', 'DOT 4', 4), fluid('22', 15, '0.5', 'DOT 4', 2), soldOut].map(
      (each) => ({ ...each, relation: 'accessory' }),
    ),
    ...[part('40', 7), part('20', 5)].map((each) => ({ ...each, relation: 'alternative' })),
    { ...part('40', 7), relation: 'set' },
    ...[part('22', 15), part('50', 3), own].map((each) => ({ ...each, relation: 'standard' })),
  ]
  const bands = relatedBands({ product: own, related }, context)
  expect(bands[0]?.kit?.parts.map(({ card }) => card.product)).toEqual(['20', '22'])
  expect(bands.map(({ list, cards }) => [list, ...cards.map(({ product }) => product)])).toEqual([
    ['accessories', '30'],
    ['alternatives', own.product, '40'],
    ['sets'],
    ['related', '50'],
  ])
})
