import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { representatives, withoutPicture } from '#src/features/catalogue/category-facts.ts'
import { categoryTiles, featuredPart } from '#src/features/catalogue/home/home.ts'
import { productOf } from '#tests/support/examples/products.ts'

const category = (id: string, uri: string, parent: string | null = null) => ({
  category: id,
  name: uri.split('/'),
  uri,
  parent,
  metaTitle: '',
  metaDescription: '',
})
const categories = [
  category('1', 'brakes'),
  category('2', 'brakes/discs', '1'),
  category('3', 'brakes/hoses', '1'),
  category('4', 'service'),
]
const inCategory = (uri: string, sku: string) =>
  productOf({
    sku,
    uri: sku,
    categories: [{ category: '0', name: [uri], uri }],
    media: { standard: [1, 2, 3, 4].map((view) => `/media/${sku}-${view}.svg`) },
    tech_diameter_mm: '280',
    name: sku,
  })
const hose = inCategory('brakes/hoses', 'hose')
const disc = inCategory('brakes/discs', 'disc')
const facts = { categories, counts: new Map([['1', 2]]), pictured: representatives(categories, [hose, disc]) }
const bare = { categories, counts: new Map(), pictured: new Map() }

test('each top category has the picture of the first part in it', () => {
  expect(categoryTiles(facts)).toEqual([
    { name: 'brakes', path: '/c/brakes', picture: '/media/disc-1.svg', count: 2 },
    { name: 'service', path: '/c/service', picture: null, count: 0 },
  ])
})

test('the first category’s part is shown with its measures', () => {
  expect(featuredPart(facts, createTestI18n('en'))).toMatchObject({
    sku: 'disc',
    picture: '/media/disc-2.svg',
    alternative: 'disc: dimensions',
  })
})

test('a set is not shown with its measures: its drawing has none', () => {
  const set = productOf({
    sku: 'set',
    uri: 'set',
    categories: [{ category: '0', name: ['brakes'], uri: 'brakes' }],
    media: { standard: ['/media/set-1.svg'] },
    bundleInfo: { type: 'fixed', priceType: 'dynamic' },
  })
  const pictured = new Map([
    ['brakes', set],
    ['service', disc],
  ])
  expect(featuredPart({ categories, pictured }, createTestI18n('en'))).toMatchObject({ sku: 'disc' })
  expect(featuredPart({ categories, pictured: new Map([['brakes', set]]) }, createTestI18n('en'))).toBeNull()
})

test('a category without a drawing is known, so that one can be asked for', () => {
  expect(withoutPicture(categories, [hose, disc])).toEqual(['4'])
  expect(withoutPicture(categories, [])).toEqual(['1', '4'])
})

test('without products the home page still leads into every category', () => {
  expect(categoryTiles(bare)).toHaveLength(2)
  expect(featuredPart(bare, createTestI18n('en'))).toBeNull()
})
