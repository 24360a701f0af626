import { expect, test } from 'vitest'
import { nearQueries } from '#src/features/search/nearest/near-query.ts'

test.each([
  ['X271-929', ['X27192', 'X2719', 'X271']],
  ['x271 929', ['x27192', 'x2719', 'x271']],
  ['OC 901', ['OC90']],
  ['BD-280-22V-F5X108-TOZ', ['BD28022VF5X108TO', 'BD28022VF5X108T', 'BD28022VF5X108']],
  ['kupplungsdeckelring', ['kupplungsdeckel', 'kupplungsd']],
  ['"brake xyz"', ['brake xyz', 'brake', 'brak']],
  ['"brake xyz" -rear', ['brake xyz rear', 'brake', 'brak']],
  ['bosh filtre', ['filtre', 'filtr']],
  ['dics', []],
  ['q', []],
  ['"', []],
  ['', []],
])('the nearest queries of “%s” are %j', (keyword, near) => {
  expect(nearQueries(keyword)).toEqual(near)
})

test('there are seven nearest queries at most, however long the search is', () => {
  const keyword = `"${'a1b2 '.repeat(5)}" ${'ö'.repeat(60)} X271929`
  expect(nearQueries(keyword).length).toBeLessThanOrEqual(7)
})
