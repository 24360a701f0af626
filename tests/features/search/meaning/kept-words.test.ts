import { expect, test } from 'vitest'
import { partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { keptWords } from '#src/features/search/meaning/kept-words.ts'

const makes = vehicleTree([
  { key: 'mini-classic-12g', name: 'Mini, 12G' },
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
])

test.each<[string, number[], number[]]>([
  ['wing mirror left mini', [0, 1], [3]],
  ['left mini mirror', [2], [1]],
  ['brake caliper volvo 940', [0, 1], [2, 3]],
  ['volvo 240 disc', [2], [0, 1]],
  ['brake disc', [0, 1], []],
  ['left 12 mm', [], []],
  ['asdf', [], []],
])('in “%s” the words at %j name the part, and those at %j the car', (keyword, part, car) => {
  const kept = keptWords(keyword.split(' '), partKinds('en'), makes)
  expect([[...kept.part], [...kept.car].sort()]).toEqual([part, car])
})
