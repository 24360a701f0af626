import { expect, test } from 'vitest'
import { CategoriesReply } from '#src/commerce/contract/catalogue/category.ts'
import { Listing } from '#src/commerce/contract/catalogue/listing.ts'
import { listingDefaults } from '#src/config.ts'
import type { CarParts } from '#src/features/catalogue/home/car-parts.ts'
import type { CategoryNode } from '#src/features/shell/categories/category-tree.ts'
import * as paths from '#src/paths.ts'
import { createTestShop, fetchCatalogue } from '#tests/support/shop/test-shop.ts'

const context = { language: 'en', market: 1, pricelist: 11 }
const key = 'volvo-240-b230f'
const ofCar = { ...context, ...listingDefaults, 'vehicle.name': [`Volvo 240, B230F [${key}]`], limit: 1 }

test('the home page gets the service parts of a car, and the way to all its parts', async () => {
  const shop = await createTestShop()
  const { productCount } = await fetchCatalogue(Listing, '/products', ofCar)
  const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
  const brakes = categories.find(({ uri }) => uri === 'brakes')?.category
  const ofBrakes = await fetchCatalogue(Listing, '/products', { ...ofCar, categories: [brakes] })
  const { title, all, cards, counts } = (await (await shop.fetch(paths.partsOfCar(key))).json()) as CarParts
  expect(title).toBe('Service parts for your Volvo 240, B230F')
  expect(all).toEqual({
    name: `All ${productCount} parts for your Volvo 240`,
    path: '/parts/volvo-240/b230f',
  })
  expect(counts[paths.category('brakes')]).toBe(ofBrakes.productCount)
  expect(cards.length).toBeGreaterThan(3)
  expect(JSON.stringify(cards)).toContain('Oil filter')
})

test('the home page gets the reduced and the newest parts of a car', async () => {
  const shop = await createTestShop()
  const { sale, newest } = (await (await shop.fetch(paths.partsOfCar(key))).json()) as CarParts
  const { products } = await fetchCatalogue(Listing, '/products', {
    ...ofCar,
    limit: 16,
    showAsOnSale: true,
    sortOrder: [{ field: 'createdAt', order: 'desc' }],
  })
  expect(sale?.map(({ product }) => product)).toEqual(products.map(({ product }) => product))
  expect(sale?.length).toBeGreaterThan(1)
  expect(newest).toHaveLength(16)
})

test.each(['', 'volvo', 'trabant-601', '__proto__'])('there are no parts for the car %j', async (car) => {
  const shop = await createTestShop()
  expect((await shop.fetch(paths.partsOfCar(car))).status).toBe(404)
})

test('the menu has the numbers of parts for a car', async () => {
  const shop = await createTestShop()
  const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
  const brakes = categories.find(({ uri }) => uri === 'brakes')?.category
  const { productCount } = await fetchCatalogue(Listing, '/products', { ...ofCar, categories: [brakes] })
  const read = async (car: string) =>
    (await (await shop.fetch(paths.categoryTree(car))).json()) as CategoryNode[]
  const counted = async (car: string) => (await read(car)).find(({ uri }) => uri === 'brakes')?.count
  expect(await counted(key)).toBe(String(productCount))
  const all = await counted('')
  expect(Number(all)).toBeGreaterThan(productCount)
  for (const car of ['volvo', 'trabant-601']) expect(await counted(car)).toBe(all)
})

test('the page of all categories gets the numbers of parts for a car, and none for an unknown one', async () => {
  const shop = await createTestShop()
  const read = async (car: string): Promise<unknown> =>
    (await shop.fetch(`${paths.categoryTree(car)}&counts=1`)).json()
  const { categories } = await fetchCatalogue(CategoriesReply, '/categories', context)
  const discs = categories.find(({ uri }) => uri === 'brakes/disc-brakes/brake-discs')
  const listed = await fetchCatalogue(Listing, '/products', { ...ofCar, categories: [discs?.category] })
  expect(await read(key)).toMatchObject({ 'brakes/disc-brakes/brake-discs': String(listed.productCount) })
  for (const car of ['volvo', 'trabant-601']) expect(await read(car)).toBeNull()
})
