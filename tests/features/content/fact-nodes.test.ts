import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { contentText } from '#src/commerce/contract/content-html.ts'
import { factNodes } from '#src/features/content/fact-nodes.ts'

const facts = v.parse(ShopFacts, {
  seller: {
    name: 'Parts AB',
    address: ['Street 1', 'City'],
    email: 'a@b.test',
    phone: '+46 8 12',
    registers: [
      { name: 'Number', number: '1' },
      { name: 'VAT number', number: '2' },
    ],
  },
  mediator: { name: 'Board', address: ['Box 1'], url: 'https://board.test/complaints' },
  takeBackPoints: [
    { goods: 'Oil', name: 'Garage', address: ['Road 2'] },
    { goods: 'Lamps', name: 'Yard', address: [] },
  ],
})
const none = v.parse(ShopFacts, {})

const textOf = (name: Parameters<typeof factNodes>[0], shop: ShopFacts, locale: 'en' | 'fr' = 'en') =>
  contentText(factNodes(name, shop, createTestI18n(locale)))
    .trim()
    .split('\n')

test('the seller is named with address, ways to reach them and registers', () => {
  expect(textOf('seller', facts)).toEqual([
    ...['Parts AB', 'Street 1', 'City'],
    ...['Email: a@b.test', 'Phone number: +46 8 12'],
    ...['Number:', '1', 'VAT number:', '2'],
  ])
  expect(textOf('seller', facts, 'fr')).toContain('E-mail\u00a0: a@b.test')
  expect(JSON.stringify(factNodes('seller', facts, createTestI18n('en')))).toContain('"tel:+46812"')
})

test('facts that a seller does not state are left out', () => {
  const shop = v.parse(ShopFacts, { seller: { name: 'Parts AB' } })
  expect(factNodes('seller', shop, createTestI18n('en'))).toEqual([
    { tag: 'p', nodes: [{ tag: 'strong', nodes: ['Parts AB'] }] },
  ])
})

test('the body for disputes is named with its website by host', () => {
  expect(textOf('mediator', facts)).toEqual(['Board', 'Box 1', 'board.test'])
  const shop = v.parse(ShopFacts, { mediator: { name: 'Board' } })
  expect(textOf('mediator', shop)).toEqual(['Board'])
})

test('take-back points are listed with the goods they accept', () => {
  expect(textOf('takeBackPoints', facts)).toEqual(['Oil:', 'Garage', 'Road 2', 'Lamps:', 'Yard'])
})

test.each(['seller', 'mediator', 'takeBackPoints'] as const)(
  'without the fact “%s” nothing is shown',
  (name) => {
    expect(factNodes(name, none, createTestI18n('en'))).toEqual([])
  },
)
