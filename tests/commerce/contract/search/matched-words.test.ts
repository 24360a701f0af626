import * as v from 'valibot'
import { expect, test } from 'vitest'
import { MarkedReply } from '#src/commerce/contract/search/search.ts'

/** The words that a hit with these fields was found by, where `<` and `>` are marks. */
function matchedIn(fields: Record<string, unknown>): string[] {
  const marked = JSON.stringify(fields).replaceAll('<', '\ue000').replaceAll('>', '\ue001')
  return v.parse(MarkedReply, { hits: [{ _formatted: JSON.parse(marked) }] })[0] ?? []
}

test.each<[string, Record<string, unknown>, string[]]>([
  ['a word', { name: 'Brake <disc> front' }, ['disc']],
  ['a word of which the beginning is marked', { name: 'Brake <dis>c' }, ['disc']],
  ['a word of which the end is marked', { name: 'Brems<scheibe>' }, ['Bremsscheibe']],
  ['a phrase, marked as one', { name: '<Brake disc>, 280 mm' }, ['Brake', 'disc']],
  ['a phrase, of which the last word is marked in part', { name: '<brake dis>cs' }, ['brake', 'discs']],
  ['words with accents and figures', { name: '<Bromsbelägg> <B21A>' }, ['Bromsbelägg', 'B21A']],
  [
    'words of lists, once each',
    { words: ['<disc>', 'rotor', '<disc> brake'], name: '<Disc>' },
    ['disc', 'Disc'],
  ],
  ['words joined by a dash', { name: '<abs>-sensor' }, ['abs']],
  ['a mark that is not closed', { name: '<disc front' }, ['disc', 'front']],
  ['nothing', { name: 'disc > front', words: [], product: '7' }, []],
  ['what is no text', { name: 7, words: [null, { a: '<b>' }, '<c>'], brandName: null }, ['c']],
])('matched words of %s are read', (_, fields, words) => {
  expect(matchedIn(fields)).toEqual(words)
})

test.each([
  undefined,
  null,
  [],
  {},
  { hits: null },
  { hits: 'many' },
  { hits: [null, {}, { _formatted: 7 }] },
])('in %j no word is marked', (reply) => {
  expect(v.parse(MarkedReply, reply).flat()).toEqual([])
})
