import { expect, test } from 'vitest'
import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { distinctNames } from '#src/features/catalogue/categories.ts'

const category = (path: string): Category => ({
  category: path,
  name: path.split('/'),
  uri: path.toLowerCase(),
  parent: null,
  metaTitle: '',
  metaDescription: '',
})

test.each<[paths: string[], names: string[]]>([
  [
    ['Brakes', 'Brakes/Discs', 'Filters/Oil'],
    ['Brakes', 'Discs', 'Oil'],
  ],
  [
    ['Brakes/Discs', 'Classic cars/Amazon/Brakes/Discs', 'Classic cars/240/Brakes/Discs'],
    ['Discs', 'Discs (Amazon)', 'Discs (240)'],
  ],
  [
    ['Front/Left', 'Rear/Left'],
    ['Left (Front)', 'Left (Rear)'],
  ],
  [
    ['Bulbs', 'Lighting/Bulbs'],
    ['Bulbs', 'Bulbs (Lighting)'],
  ],
  [
    ['Front/Drum/Kit', 'Rear/Drum/Kit', 'Front/Disc/Kit'],
    ['Kit', 'Kit (Rear)', 'Kit (Disc)'],
  ],
  [[], []],
])('the categories %j are listed as %j', (paths, names) => {
  expect(distinctNames(paths.map(category))).toEqual(names)
})

test('a category without a name is listed by its address', () => {
  expect(distinctNames([{ ...category('Brakes'), name: [] }])).toEqual(['brakes'])
})
