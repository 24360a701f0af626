import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { ShopFacts } from '#src/commerce/contract/content.ts'
import { addItemAtom, loadSelectionAtom } from '#src/features/cart/commands/add.atoms.ts'
import { changeCountryAtom } from '#src/features/cart/commands/change-country.atoms.ts'
import { chooseShippingAtom } from '#src/features/cart/commands/choose-methods.atoms.ts'
import { deliveryNotesAtom, shopFactsAtom } from '#src/features/cart/commands/shop-facts.atoms.ts'
import { addVoucherAtom } from '#src/features/cart/commands/voucher.atoms.ts'
import { deliveryOf } from '#src/features/cart/delivery.ts'
import { deliveryNotes } from '#src/features/cart/delivery-text.ts'
import { selectionOf } from '#tests/support/examples/selections.ts'
import { createCartWorld } from '#tests/support/worlds/cart-world.ts'

const i18n = createTestI18n('en')

/** A cart that is shown, so that the facts of its country are fetched. */
async function shownCart() {
  const world = createCartWorld()
  const { store } = world
  await store.set(loadSelectionAtom, 'en')
  store.sub(deliveryNotesAtom, () => {})
  const add = (item: string, quantity = 1) => store.set(addItemAtom, { item, quantity, name: item })
  const notes = () => store.get(deliveryNotesAtom)?.map((note) => note.replaceAll('\u00a0', ' '))
  return { ...world, add, notes }
}

const noNotes = { name: 'Freight', reason: null, leftToFree: null, heavier: null, importCharges: null }

/** Facts of a country about which nothing is known. */
const noFacts = v.parse(ShopFacts, {})

test('a cart names its delivery method and the amount missing for free delivery', async () => {
  const { add, notes } = await shownCart()
  await add('1-1')
  expect(notes()).toEqual(['Service point', 'Spend 699 kr more for free delivery'])
})

test('if the price rises with the weight, the weight is the reason', async () => {
  const { add, notes } = await shownCart()
  await add('1-1', 2)
  expect(notes()).toEqual(['Service point, over 5 kg', 'Spend 399 kr more for free delivery'])
  await add('1-1', 2)
  expect(notes()).toEqual(['Service point'])
  await add('1-1', 3)
  expect(notes()).toEqual(['Pallet freight, over 30 kg or bulky'])
})

test('a deposit does not count towards free delivery', async () => {
  const { add, notes } = await shownCart()
  await add('5-1')
  // 900 kr of goods and 250 kr of deposit.
  expect(notes()).toEqual(['Service point', 'Spend 99 kr more for free delivery'])
})

test('no amount is missing for a delivery that a discount code makes free', async () => {
  const { store, add, notes } = await shownCart()
  await add('1-1')
  await store.set(addVoucherAtom, 'FREESHIP')
  expect(notes()).toEqual(['Service point'])
})

test('a method that is never free names no amount for free delivery', async () => {
  const { store, add, notes } = await shownCart()
  await add('1-1')
  await store.set(chooseShippingAtom, 'express')
  expect(notes()).toEqual(['Express, next working day'])
})

test('each country has separate facts', async () => {
  const { store, add, notes } = await shownCart()
  await add('1-1')
  await store.set(changeCountryAtom, 'GB')
  await expect.poll(() => store.get(shopFactsAtom)?.currency).toBe('GBP')
  expect(notes()).toEqual([
    'Home delivery',
    'Spend £58 more for free delivery',
    'Import VAT and customs duty included',
  ])
})

test('without facts the method is named, and nothing else', () => {
  const selection = selectionOf([{ item: '1-1' }])
  expect(deliveryOf(selection, null)).toEqual({
    name: 'Home delivery',
    reason: null,
    leftToFree: null,
    heavier: null,
    importCharges: null,
  })
  const elsewhere: ShopFacts = { ...noFacts, currency: 'EUR' }
  expect(deliveryOf(selection, elsewhere)).toEqual(deliveryOf(selection, null))
})

test('a method that is not named goes by the name its facts give it, or else by its id', () => {
  const { shippingMethod, ...rest } = selectionOf([{ item: '1-1' }])
  const unnamed = { ...rest, shippingMethod, shippingMethodName: '' }
  const terms = {
    shippingMethod,
    name: 'To your door',
    carrier: '',
    prices: [],
    freeFrom: null,
    bulky: false,
    goods: null,
    maxKilograms: null,
    days: null,
  }
  const facts: ShopFacts = { ...noFacts, currency: rest.currency, deliveryMethods: [terms] }
  expect(deliveryOf(unnamed, facts)?.name).toBe('To your door')
  expect(deliveryOf(unnamed, null)?.name).toBe(shippingMethod)
  expect(deliveryOf({ ...unnamed, shippingMethod: '' }, facts)).toBeNull()
})

test('bulky goods are the reason where no weight is', () => {
  const style = { i18n, country: 'GB' }
  const notes = (overKilograms: number, bulky: boolean) =>
    deliveryNotes({ ...noNotes, reason: { overKilograms, bulky } }, 'GBP', style)
  expect(notes(0, true)).toEqual(['Freight, bulky goods'])
  expect(notes(2.5, false)).toEqual(['Freight, over 2.5\u00a0kg'])
})

/** Facts with delivery to the door up to 30 kg, and freight beyond. */
const heavyFacts = v.parse(ShopFacts, {
  currency: 'SEK',
  deliveryMethods: [
    {
      shippingMethod: 'home',
      name: 'Home delivery',
      prices: [{ overKilograms: 0, price: 79 }],
      freeFrom: 999,
      goods: ['letter', 'parcel'],
      maxKilograms: 30,
    },
    {
      shippingMethod: 'freight',
      name: 'Pallet freight',
      prices: [{ overKilograms: 30, price: 390 }],
      bulky: true,
    },
  ],
})

const heavyCart = (pieces: number, weight: string, shipping = 79) => {
  const product = { weight_kg: weight, delivery_class: 'parcel' }
  const cart = selectionOf([{ item: '1-1', quantity: pieces, price: 300, product }])
  return { ...cart, totals: { ...cart.totals, shipping } }
}

test('the weight limit is named before it is crossed, with what comes then and costs', () => {
  const notesOf = (...cart: Parameters<typeof heavyCart>) => {
    const delivery = deliveryOf(heavyCart(...cart), heavyFacts)
    return (
      delivery && deliveryNotes(delivery, 'SEK', { i18n, country: 'SE' }).at(-1)?.replaceAll('\u00a0', ' ')
    )
  }
  const limit = 'Over 30 kg: Pallet freight, 390 kr'
  expect(notesOf(2, '8.26')).toBe(`Weight 16,5 kg. ${limit}`)
  expect(notesOf(4, '7.5', 0)).toBe(`Weight 30 kg. ${limit}`)
})

test.each([
  ['is light', heavyCart(2, '4.9')],
  ['has crossed it', heavyCart(4, '8')],
  ['has a part of unknown weight', heavyCart(2, '')],
  ['goes free by a code', heavyCart(2, '8', 0)],
])('the weight limit is not named for a cart that %s', (_, cart) => {
  expect(deliveryOf(cart, heavyFacts)?.heavier).toBeNull()
})

test('charges at a customs border are named with who pays them, for an order too', () => {
  const selection = selectionOf([{ item: '1-1' }])
  const notes = (importCharges: ShopFacts['importCharges'], currency = selection.currency) => {
    const delivery = deliveryOf(selection, { ...noFacts, currency, importCharges })
    return delivery && deliveryNotes(delivery, currency, { i18n, country: 'GB' }).slice(1)
  }
  expect(notes('included')).toEqual(['Import VAT and customs duty included'])
  expect(notes('buyer')).toEqual(['Import VAT and customs duty are charged on delivery'])
  expect([notes(null), notes('included', 'NOK')]).toEqual([[], []])
})
