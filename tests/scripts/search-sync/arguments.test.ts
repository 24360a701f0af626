import { expect, test } from 'vitest'
import { syncArguments } from '#scripts/search-sync/arguments.ts'
import { locales } from '#src/i18n/locales.ts'

test('without arguments all indexes are filled again', () => {
  expect(syncArguments([])).toMatchObject({
    products: null,
    languages: locales,
    withContent: true,
    isDry: false,
  })
})

test('ids and languages are lists', () => {
  const args = ['--ids', '12, 34,', '--languages', 'sv,en', '--dry-run']
  expect(syncArguments(args)).toMatchObject({
    products: ['12', '34'],
    languages: ['en', 'sv'],
    withContent: false,
    isDry: true,
  })
})

test.each([
  [['--ids', '12,a b'], 'a b'],
  [['--ids', ','], '--ids'],
  [['--languages', 'sv,xx'], 'xx'],
  [['--languages', ''], '--languages'],
  [['--id', '12'], '--id'],
])('%j is refused', (args, named) => {
  expect(() => syncArguments(args)).toThrow(named)
})
