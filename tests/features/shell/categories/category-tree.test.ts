import { expect, test } from 'vitest'
import { categoryTree } from '#src/features/shell/categories/category-tree.ts'

const category = (id: string, parent: string | null) => ({
  category: id,
  name: [`Category ${id}`],
  uri: id,
  parent,
  metaTitle: '',
  metaDescription: '',
})

test('categories hang below their parents, six levels deep, in the order they came', () => {
  const chain = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, level, all) => category(id, all[level - 1] ?? null))
  const depth = (nodes: ReturnType<typeof categoryTree>): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))
  expect(depth(categoryTree(chain))).toBe(6)
  const roots = categoryTree([category('z', null), ...chain, category('y', null)])
  expect(roots.map(({ uri }) => uri)).toEqual(['z', 'a', 'y'])
})

test('a cycle of parent categories does not hang the shop', () => {
  const ring = [category('a', null), category('b', 'a'), category('b', 'b')]
  expect(JSON.stringify(categoryTree(ring)).length).toBeLessThan(1_000)
})
