import { expect, test } from 'vitest'
import { carNames } from '#src/commerce/contract/search/trade-words/cars.ts'
import { tradeForms } from '#src/commerce/contract/search/trade-words/forms.ts'
import {
  shortNames,
  tradeSynonyms,
  tradeWords,
} from '#src/commerce/contract/search/trade-words/trade-words.ts'
import { locales } from '#src/i18n/locales.ts'
import { partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'

const plain = (noun: string) => noun.normalize('NFC').toLowerCase().replaceAll('’', "'")
const count = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

test('joints, endings and blanks are read to forms', () => {
  expect(tradeForms('broms·skiv(a/or/an), Skivbroms | spark~plug, rotor(/s) | bromskiva')).toEqual({
    names: ['bromsskiva', 'skivbroms', 'bromsskivor'],
    wider: ['spark plug', 'rotor'],
    heads: ['skiva', 'skivor', 'skivan'],
    correct: ['bromsskiva', 'bromsskivor', 'bromsskivan', 'skivbroms', 'spark plug', 'rotor', 'rotors'],
    typed: [
      ...[
        'bromsskiva',
        'bromsskivor',
        'bromsskivan',
        'skivbroms',
        'spark plug',
        'rotor',
        'rotors',
        'bromskiva',
      ],
      ...['broms skiva', 'broms skivor', 'broms skivan', 'sparkplug'],
    ],
  })
})

test('the plural of a name of several words has the second of all endings', () => {
  expect(tradeForms('galet(/s) tendeur(/s), feu(/x) | voie(/s) libre(/s)').names).toEqual([
    'galet tendeur',
    'feu',
    'galets tendeurs',
  ])
})

test('a short name is one that names of other parts have, first one that they begin with', () => {
  const words = (...texts: string[]) => new Map(texts.map((text, at) => [`kind-${at}`, tradeForms(text)]))
  expect([...shortNames(words('ignition coil | spark, coil', 'coil spring', 'spark plug'))]).toEqual([
    ['kind-0', 'coil'],
  ])
  expect([...shortNames(words('belt v | v-belt', 'poly v belt'))]).toEqual([['kind-0', 'v-belt']])
  expect(shortNames(words('coil', 'coil spring | spring')).size).toBe(0)
  expect(shortNames(words('rack | bar', 'bars, crowbar')).size).toBe(0)
})

test.each(locales)('in %s every noun and plural of a kind of part is a name of it', (locale) => {
  const words = tradeWords(locale)
  const missing = partTypes.flatMap(({ id, names }) =>
    [names[locale].one, names[locale].many].filter((noun) => !words.get(id)?.typed.includes(plain(noun))),
  )
  expect(missing).toEqual([])
  const unnamed = partTypes.filter(
    ({ id, names }) => !words.get(id)?.names.includes(plain(names[locale].one)),
  )
  expect(unnamed.map(({ id }) => id)).toEqual([])
})

test.each(locales)('in %s every word means one kind of part', (locale) => {
  const kinds = new Map<string, string[]>()
  for (const [kind, { typed }] of tradeWords(locale))
    for (const word of typed) kinds.set(word, [...(kinds.get(word) ?? []), kind])
  const shared = [...kinds].filter(([, of]) => of.length > 1)
  expect(Object.fromEntries(shared)).toEqual({})
})

test.each(locales)('in %s typed words lead only to names of their kind', (locale) => {
  const synonyms = tradeSynonyms(locale)
  for (const { names, typed } of tradeWords(locale).values()) {
    const led = typed.flatMap((word) => synonyms[word] ?? [])
    expect(led.filter((name) => !names.includes(name))).toEqual([])
  }
})

test.each(locales)('in %s the synonyms are as Meilisearch reads them', (locale) => {
  const entries = Object.entries(tradeSynonyms(locale))
  expect(entries.length).toBeGreaterThan(1_000)
  expect(entries.length).toBeLessThan(3_000)
  for (const [typed, names] of entries) {
    for (const word of [typed, ...names]) {
      expect(word).toBe(word.normalize('NFC').toLowerCase().trim())
      expect(word).toMatch(/^[\p{L}\p{N}](?:[\p{L}\p{N} .'-]*[\p{L}\p{N}])?$/u)
      expect(word).not.toMatch(/ {2}/)
    }
    expect(count(typed)).toBeLessThanOrEqual(3)
    expect(names).toHaveLength(new Set(names).size)
    expect(names).not.toContain(typed)
    expect(names.length).toBeLessThanOrEqual(50)
    expect(count(names.join(' '))).toBeLessThanOrEqual(100)
  }
})

test('people find parts by other words of the trade, and cars by their nicknames', () => {
  expect(tradeSynonyms('en').muffler).toEqual(expect.arrayContaining(['silencer']))
  expect(tradeSynonyms('en').sparkplug).toEqual(expect.arrayContaining(['spark plug', 'spark plugs']))
  expect(tradeSynonyms('sv').bromsskivorna).toEqual(expect.arrayContaining(['bromsskiva', 'bromsskivor']))
  expect(tradeSynonyms('fi').jarrulevyjä).toContain('jarrulevy')
  expect(tradeSynonyms('de')['brems scheibe']).toContain('bremsscheibe')
  expect(tradeSynonyms('de').lmm).toContain('luftmassenmesser')
  for (const locale of locales) {
    expect(tradeSynonyms(locale).käfer).toContain('beetle')
    expect(tradeSynonyms(locale)['golf 4']).toEqual(['golf iv'])
    expect(tradeSynonyms(locale).vw).toEqual(['volkswagen'])
  }
})

test('the end of compound names leads to all of them, unless it is a name itself', () => {
  expect(tradeSynonyms('sv').filter).toEqual(
    expect.arrayContaining(['oljefilter', 'luftfilter', 'kupéfilter']),
  )
  expect(tradeSynonyms('sv').trumma).toEqual(['bromstrumma', 'bromstrummor'])
})

test('in documents a car has its names of several words', () => {
  expect(carNames('VW Golf IV')).toEqual(expect.arrayContaining(['golf 4', 'golf mk4']))
  expect(carNames('Saab 9-5')).toContain('saab 95')
  expect(carNames('Volvo 240')).not.toContain('golf 4')
})

test('a language without trade words has only the names of cars', () => {
  expect(tradeWords('xx').size).toBe(0)
  expect(tradeSynonyms('xx').käfer).toEqual(['beetle'])
  expect(tradeSynonyms('xx').muffler).toBeUndefined()
})
