import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { presetAddition, productCard } from '#src/features/catalogue/cards/card.ts'
import { chosenCard, chosenCards } from '#src/features/wishlist/chosen-card.ts'
import { productOf } from '#tests/support/examples/products.ts'

const oil = productOf({
  items: [
    { item: '7-1', name: '1 l', stock: 'yes' },
    { item: '7-2', name: '4 l', stock: 'yes' },
  ],
  quantity_recommended: '3',
  quantity_per: 'litre',
  itemQuantityMultipleOf: 2,
  deposit_item: '9-1',
})
const format = {
  ...{ i18n: createTestI18n('en'), currency: 'EUR', intl: 'en-GB' },
  deposits: new Map([[oil.product, 5]]),
}
const part = {
  card: productCard(oil, format),
  choices: oil.items.map(({ item, name }) => ({ item, name })),
  preset: presetAddition(oil, format),
}

test('a chosen version is added as its product is sold, with its litres and its deposit', () => {
  expect(part.card.add).toBeNull()
  expect(chosenCard(part, '7-2')).toMatchObject({
    item: '7-2',
    add: { item: '7-2', quantity: 2, limits: { step: 2 }, deposit: '9-1' },
  })
  expect(chosenCard(part, '7-2').add).toHaveProperty('litres')
  expect(chosenCard(part, null)).toBe(part.card)
  expect(chosenCard(part, '7-9')).toBe(part.card)
})

test('adding a whole list adds the chosen version of each part', () => {
  const known = new Map([
    ['7', part],
    ['8', null],
  ])
  const entries = ['9', '8', '7'].map((product) => ({ product, item: '7-1' }))
  expect(chosenCards(entries, known).map(({ add }) => add?.item)).toEqual(['7-1'])
})
