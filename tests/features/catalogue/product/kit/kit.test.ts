import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
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

test('of one fluid in several sizes the kit has the one that costs least', () => {
  const accessories = [
    part('20', 5),
    fluid('21', 9, '0.25', 'DOT 4', 4),
    fluid('22', 15, '0.5', 'DOT 4', 2),
    fluid('23', 40, '0.5', 'DOT 5.1', 2),
    part('24', 5),
  ]
  const kit = kitOf(own, accessories, context)
  expect(kit?.parts.map(({ card }) => card.product)).toEqual(['20', '22', '23', '24'])
})

test('parts of the kit are left out of the accessories', () => {
  const accessories = [part('20', 5), fluid('21', 9, '0.25', 'DOT 4', 4), fluid('22', 15, '0.5', 'DOT 4', 2)]
  const related = accessories.map((each) => ({ ...each, relation: 'accessory' }))
  const [band] = relatedBands({ product: own, related }, context)
  expect(band?.kit?.parts.map(({ card }) => card.product)).toEqual(['20', '22'])
  expect(band?.cards.map(({ product }) => product)).toEqual(['21'])
})
