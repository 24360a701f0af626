import { expect, test } from 'vitest'
import { numberMatch } from '#src/features/search/number-match.ts'

const part = {
  sku: 'BD-280-22V',
  oeNumbers: ['X271-925'],
  crossNumbers: ['Tornby Friction TN 73502'],
  replacedNumbers: ['BD-279-OLD'],
}

test.each([
  [['BD28022V'], { kind: 'article', number: 'BD-280-22V' }],
  [['240', 'X271925'], { kind: 'oe', number: 'X271-925' }],
  [['TN73502'], { kind: 'cross', number: 'Tornby Friction TN 73502' }],
  [['73502'], { kind: 'cross', number: 'Tornby Friction TN 73502' }],
  [['BD2790LD'], { kind: 'replaced', number: 'BD-279-OLD' }],
  [['X271925', 'BD28022V'], { kind: 'article', number: 'BD-280-22V' }],
  [['2000000000374'], { kind: 'code', number: '2000000000374' }],
])('a part that is found by %j matches by %j', (keys, match) => {
  expect(numberMatch(part, keys)).toEqual(match)
})
