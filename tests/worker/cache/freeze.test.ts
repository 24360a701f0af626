import { expect, test } from 'vitest'
import { deepFreeze } from '#worker/cache/freeze.ts'

test('no part of a frozen tree can be changed', () => {
  const tree = deepFreeze({ products: [{ name: 'disc', media: ['b', 'a'] }], empty: null })
  expect(() => tree.products.push({ name: 'pad', media: [] })).toThrow(TypeError)
  expect(() => tree.products[0]?.media.sort()).toThrow(TypeError)
})

test('a tree of a hundred thousand levels is frozen too', () => {
  const bottom: { below?: unknown } = {}
  let tree = bottom
  for (let level = 0; level < 100_000; level += 1) tree = { below: tree }
  deepFreeze(tree)
  expect(Object.isFrozen(bottom)).toBe(true)
})
