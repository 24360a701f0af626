import { expect, test } from 'vitest'
import { newArguments } from '#scripts/new/arguments.ts'

test('a shop is named by its folder, with the sandbox, beside the repository', () => {
  expect(newArguments(['my-shop'])).toEqual({
    name: 'my-shop',
    shopName: 'My Shop',
    hasSandbox: true,
    parent: '..',
  })
})

test('the name for shoppers may be another one', () => {
  expect(newArguments(['nordbil', '--title', 'Nordbil & Söner', '--no-sandbox', '--into', '/tmp'])).toEqual({
    name: 'nordbil',
    shopName: 'Nordbil & Söner',
    hasSandbox: false,
    parent: '/tmp',
  })
})

test.each([
  [[], 'Name the shop in one word'],
  [['my', 'shop'], 'Name the shop in one word'],
  [['My Shop'], '"My Shop" cannot be the name of a Worker'],
  [['../shop'], 'cannot be the name of a Worker'],
  [['a'.repeat(42)], 'at most 41'],
  [['shop', '--title', ''], '--title takes 1 to 40 characters'],
  [['shop', '--title', '<b>'], '--title takes 1 to 40 characters'],
  [['shop', '--title', 'a\nb'], '--title takes 1 to 40 characters'],
  [['shop', '--sandbox'], "Unknown option '--sandbox'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => newArguments(args)).toThrow(sentence)
})
