import { expect, test } from 'vitest'
import { createCategoryTree } from '#worker/sandbox/catalogue/taxonomy/category-tree.ts'
import { inEveryLanguage } from '#worker/sandbox/demo-catalogue/in-every-language.ts'

const named = (name: string) => inEveryLanguage({ en: name, sv: `${name} sv` })
const tree = createCategoryTree([
  { category: 3, parent: null, uri: 'parts', names: named('Parts') },
  { category: 4, parent: 3, uri: 'parts/brakes', names: named('Brakes') },
  { category: 9, parent: 4, uri: 'parts/brakes/discs', names: named('Discs') },
])

test('a category is called by one word a level, root first, in the language asked for', () => {
  expect(tree.name(9, 'sv')).toEqual(['Parts sv', 'Brakes sv', 'Discs sv'])
  expect(tree.name(3, 'en')).toEqual(['Parts'])
})

test('a category knows the way from the root to itself, and an unknown one none', () => {
  expect(tree.path(9)).toEqual([3, 4, 9])
  expect(tree.path(77)).toEqual([])
  expect(tree.get(77)).toBeNull()
})

test('a product of a category is in all parent categories', () => {
  expect([...tree.withAncestors([9, 4])]).toEqual([3, 4, 9])
})

test('the whole path is the address, a part of it is not', () => {
  expect(tree.byUri('parts/brakes')?.category).toBe(4)
  expect(tree.byUri('brakes')).toBeNull()
})
