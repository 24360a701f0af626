import { expect, test } from 'vitest'
import { type CategoryValue, categoryBranches } from '#src/features/catalogue/filters/category-branches.ts'
import type { FacetValue } from '#src/features/catalogue/filters/facet.ts'

/** Categories by path, with their counts. */
const counts = {
  Brakes: 9,
  'Brakes/Discs': 5,
  'Brakes/Discs/Front': 3,
  'Brakes/Discs/Rear': 2,
  'Brakes/Drums': 4,
  Engine: 7,
  'Engine/Belts': 7,
  'Engine/Belts/Fan belts': 7,
  Lighting: 2,
  'Lighting/Bulbs': 1,
}

const categoryValue = (path: string, count: number, chosen: string[]): CategoryValue => ({
  value: path,
  name: path,
  count,
  ...(chosen.includes(path) && { chosen: true }),
  path: path.split('/'),
})

/** The tree with these categories chosen: `*` marks a chosen one, brackets hold those below it. */
function tree(listed: Record<string, number>, chosen: string[] = []): string {
  const text = ({ name, chosen, children }: FacetValue): string =>
    name + (chosen ? '*' : '') + (children ? `(${children.map(text).join(' ')})` : '')
  const values = Object.entries(listed).map(([path, count]) => categoryValue(path, count, chosen))
  return categoryBranches(values).map(text).join(' ')
}

test.each<[chosen: string[], shown: string]>([
  [[], 'Brakes Engine Lighting'],
  [['Brakes'], 'Brakes*(Discs Drums) Engine Lighting'],
  [['Brakes/Discs'], 'Brakes(Discs*(Front Rear) Drums) Engine Lighting'],
  [['Brakes/Discs/Rear'], 'Brakes(Discs(Front Rear*) Drums) Engine Lighting'],
  [['Brakes/Drums', 'Lighting'], 'Brakes(Discs Drums*) Engine Lighting*(Bulbs)'],
])('of all categories, %j opens %s', (chosen, shown) => {
  expect(tree(counts, chosen)).toBe(shown)
})

test('a category below which everything is in one other is no step of its own', () => {
  expect(tree(counts, ['Engine'])).toBe('Brakes Engine* Lighting')
  expect(tree(counts, ['Engine/Belts'])).toBe('Brakes Engine(Belts*) Lighting')
})

test('a list within one top category begins below it', () => {
  const inBrakes = Object.fromEntries(Object.entries(counts).filter(([path]) => path.startsWith('Brakes')))
  expect(tree(inBrakes)).toBe('Discs Drums')
  expect(tree(inBrakes, ['Brakes/Drums'])).toBe('Discs Drums*')
  expect(tree(inBrakes, ['Brakes'])).toBe('Brakes*(Discs Drums)')
})

test('categories of one name are told apart, and those without names of levels are a list', () => {
  expect(
    tree({ Brakes: 3, 'Brakes/Discs': 3, Amazon: 2, 'Amazon/Discs': 1 }, ['Brakes/Discs', 'Amazon']),
  ).toBe('Brakes(Discs (Brakes)*) Amazon*(Discs (Amazon))')
  expect(tree({ Discs: 1, Drums: 2 })).toBe('Discs Drums')
})
