import { expect, test } from 'vitest'
import { type Card, createJudge } from '#scripts/search-score/judge.ts'
import type { Wanted } from '#scripts/search-score/search.ts'
import { isGood, percent, tally } from '#scripts/search-score/tally.ts'

const nouns = { one: '', many: '', synonyms: [], typed: [] }
const inAll = { en: nouns, sv: nouns, fi: nouns, da: nouns, fr: nouns, nl: nouns, de: nouns }
const judge = createJudge({
  kinds: [
    { id: 'brake-disc', code: 'BD', nouns: inAll },
    { id: 'brake-drum', code: 'BDR', nouns: inAll },
  ],
})
const disc: Card = {
  sku: 'BD-280-22V',
  name: 'Bremsscheibe vorne, 280 × 14,3 mm, 5 × 108 mm',
  brand: 'Skivholm',
  fit: 'volvo-240:b21a,1975-1984|:b21e;volvo-740,1984-1992',
}
const drum: Card = { ...disc, sku: 'BDR-228', name: 'Bremstrommel, 228 mm', fit: 'volvo-pv544' }

const verdict = (wanted: Wanted, cards: readonly Card[] = [disc]) =>
  judge({ rule: 'noun', locale: 'de', keyword: 'bremsscheibe', wanted }, cards)

test.each<[Wanted, boolean]>([
  [{ kinds: ['brake-disc'] }, true],
  [{ kinds: ['brake-drum'] }, false],
  [{ kinds: ['brake-drum', 'brake-disc'] }, true],
  [{ car: 'volvo-240' }, true],
  [{ car: 'volvo-740' }, true],
  [{ car: 'volvo-2' }, false],
  [{ measure: '280' }, true],
  [{ measure: '14.3' }, true],
  [{ measure: '28' }, false],
  [{ measure: '5x108' }, true],
  [{ measure: '5x112' }, false],
  [{ brand: 'Skivholm' }, true],
  [{ brand: 'Bromsvik' }, false],
  [{ skus: ['BD-280-22V', 'BD-1'] }, true],
  [{ skus: ['BD-280'] }, false],
  [{ kinds: ['brake-disc'], car: 'volvo-850' }, false],
])('%j is judged %s', (wanted, found) => {
  expect(verdict(wanted).found).toBe(found)
})

test('a right product only counts among the first three', () => {
  const wanted = { kinds: ['brake-disc'] }
  expect(verdict(wanted, [drum, drum, disc]).found).toBe(true)
  expect(verdict(wanted, [drum, drum, drum, disc])).toMatchObject({ found: false, nothing: false })
  expect(verdict(wanted, [])).toMatchObject({ found: false, nothing: true, first: [] })
})

test('all of the first products must be right where every one is wanted', () => {
  const wanted = { kinds: ['brake-disc'], every: true }
  expect(verdict(wanted, [disc, disc, disc, drum]).found).toBe(true)
  expect(verdict(wanted, [disc, disc]).found).toBe(true)
  expect(verdict(wanted, [disc, disc, drum]).found).toBe(false)
  expect(verdict(wanted, []).found).toBe(false)
})

test('the score counts right products and empty results', () => {
  const [right, wrong, none] = [verdict({}), verdict({ car: 'x' }), verdict({}, [])]
  const counts = tally([right, wrong, none], ({ search }) => search.rule)
  expect([...counts]).toEqual([['noun', { searches: 3, found: 1, nothing: 1 }]])
  expect(percent({ searches: 3, found: 1, nothing: 1 })).toBe('33.3 %')
})

test.each([
  [{ searches: 100, found: 99, nothing: 0 }, true],
  [{ searches: 100, found: 98, nothing: 0 }, false],
  [{ searches: 100, found: 99, nothing: 1 }, false],
])('%j is good enough: %s', (count, good) => {
  expect(isGood(count)).toBe(good)
})
