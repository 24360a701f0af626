import { expect, test } from 'vitest'
import { categoryTree } from '#src/features/shell/categories/category-tree.ts'
import { productOf } from '#tests/support/examples/products.ts'

const category = (id: string, parent: string | null) => ({
  category: id,
  name: [`Category ${id}`],
  uri: id,
  parent,
  metaTitle: '',
  metaDescription: '',
})
const chain = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, level, all) => category(id, all[level - 1] ?? null))
const bare = { counts: new Map<string, number>(), pictured: new Map() }

test('categories hang below their parents, six levels deep, in the order they came', () => {
  const depth = (nodes: ReturnType<typeof categoryTree>): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)))
  expect(depth(categoryTree({ categories: chain, ...bare }, 'en'))).toBe(6)
  expect(depth(categoryTree({ categories: chain, ...bare }, 'en', 2))).toBe(2)
  const roots = categoryTree(
    { categories: [category('z', null), ...chain, category('y', null)], ...bare },
    'en',
  )
  expect(roots.map(({ uri }) => uri)).toEqual(['z', 'a', 'y'])
})

test('a top category has a drawing, and each one its number of parts', () => {
  const product = productOf({ media: { standard: ['/media/part-1.svg'] } })
  const counts = new Map([
    ['a', 1200],
    ['b', 0],
  ])
  const [top] = categoryTree({ categories: chain, counts, pictured: new Map([['a', product]]) }, 'en', 2)
  expect(top).toMatchObject({ count: '1,200', picture: '/media/part-1.svg' })
  expect(top?.children).toEqual([{ name: 'Category b', uri: 'b', children: [] }])
})

test('a category that says the same as the one above it is left out, with its own below that one', () => {
  const named = (id: string, parent: string | null, name: string) => ({
    ...category(id, parent),
    name: [name],
  })
  const categories = [
    named('a', null, 'Cooling'),
    named('b', 'a', 'Radiators'),
    named('c', 'b', 'Radiators'),
    named('d', 'c', 'Caps'),
    named('e', 'b', 'Fans'),
  ]
  const below = (numbers: Record<string, number>) => {
    const counts = new Map(Object.entries(numbers))
    const [top] = categoryTree({ categories, counts, pictured: new Map() }, 'en')
    return top?.children[0]?.children.map(({ name }) => name)
  }
  expect(below({ b: 4, c: 4 })).toEqual(['Caps', 'Fans'])
  expect(below({ b: 4, c: 3 })).toEqual(['Radiators', 'Fans'])
})

test('a cycle of parent categories does not hang the shop', () => {
  const categories = [category('a', null), category('b', 'a'), category('b', 'b')]
  expect(JSON.stringify(categoryTree({ categories, ...bare }, 'en')).length).toBeLessThan(1_000)
})
