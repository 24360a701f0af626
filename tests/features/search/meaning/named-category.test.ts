import { expect, test } from 'vitest'
import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { readCategory } from '#src/features/search/meaning/named-category.ts'
import { queryWords } from '#src/features/search/query-text.ts'

const category = (uri: string, ...name: string[]): Category => ({
  category: uri,
  name,
  uri,
  parent: null,
  metaTitle: '',
  metaDescription: '',
})
const categories = [
  category('brakes', 'Brakes'),
  category('brakes/discs', 'Brakes', 'Brake discs'),
  category('engine/gaskets', 'Engine', 'Gaskets'),
  category('body/gaskets', 'Body', 'Gaskets'),
  category('service', 'Filters & service'),
  category('winter', 'Winter'),
]
const makes = vehicleTree([{ key: 'vw-golf-4-akq', name: 'VW Golf IV, AKQ' }])

function read(keyword: string) {
  const asked: string[] = []
  const found = readCategory(queryWords(keyword), {
    kinds: partKinds('en'),
    loadCategories: async () => categories,
    loadCars: async () => {
      asked.push('cars')
      return makes
    },
  })
  return found.then((category) => ({ category, asked }))
}

test.each<[string, string[], string[]]>([
  ['Brakes', ['brakes'], []],
  ['filters  service', ['service'], []],
  ['Filters & service', ['service'], []],
  ['gaskets', ['engine/gaskets', 'body/gaskets'], []],
  ['brakes golf 4', ['brakes'], ['golf', '4']],
  ['golf 4 front brakes', ['brakes'], ['golf', '4', 'front']],
])('“%s” names the category %j', async (keyword, uris, rest) => {
  expect((await read(keyword)).category).toEqual({ uris, rest })
})

test.each([
  ['the name of a kind of part', 'brake discs'],
  ['a kind of part with a car', 'brake discs golf 4'],
  ['a category among other words', 'winter tyres'],
  ['a car with other words', 'winter tyres golf 4'],
  ['an excluded word', 'brakes -golf'],
  ['a phrase in quotes', '"brakes"'],
  ['a word that only contains the name', 'brakeshoes'],
  ['nothing', '&'],
])('%s is no category: “%s”', async (_, keyword) => {
  expect((await read(keyword)).category).toBeNull()
})

test('cars are loaded only for the name of a category with other words', async () => {
  expect((await read('brakes')).asked).toEqual([])
  expect((await read('spark plug golf 4')).asked).toEqual([])
  expect((await read('brakes golf 4')).asked).toEqual(['cars'])
})
