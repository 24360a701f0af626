import { readFileSync } from 'node:fs'
import { Meilisearch } from 'meilisearch'
import { afterAll, expect, test } from 'vitest'
import { searchIndexSettings } from '#src/commerce/contract/search/search-index-settings.ts'
import { isTested, testedLocales } from '#tests/support/full-check.ts'
import { serveSandbox } from '#tests/support/sandbox/served-sandbox.ts'
import { testSecret } from '#tests/support/sandbox/test-sandbox.ts'
import { normalizeText, wordsOf } from '#worker/sandbox/catalogue/search/search.ts'

// Matched words must be in the documents: otherwise a real server with these documents and settings has no match.

const service = await serveSandbox()
afterAll(() => service[Symbol.asyncDispose]())

interface Document {
  product: string
  sku: string
  name: string
  numbers: string[]
  oeNumbers: string[]
  crossNumbers: string[]
  vehicles: string[]
  words: string[]
}
const client = new Meilisearch({ host: `${service.origin}/search`, apiKey: testSecret })
const index = (language: string) => client.index<Document>(`products_${language}`)
const all = { matchingStrategy: 'all', limit: 1_000 } as const

// The first search fills the catalogue; its time does not count for a test.
await index('en').search('', { limit: 1 })

const searchable = new Set<string>(searchIndexSettings.searchableAttributes)

function searchedWords(document: Document): string[] {
  return Object.entries(document)
    .filter(([attribute]) => searchable.has(attribute))
    .flatMap(([, value]) => wordsOf([value].flat().join(' ')))
}

const bestHits = [
  ['en', 'brake disc', 100],
  ['en', 'rotor', 100],
  ['en', 'B230F', 100],
  ['en', 'Volkswagen 280', 1],
  ['en', 'FI88954', 1],
  ['de', 'bremsscheibe volvo', 10],
  ['de', 'Klarluft', 100],
  ['sv', 'bromsskiva 240', 4],
  ['fi', 'jarrulevy', 10],
  ['fr', 'disque', 10],
  ['nl', 'schijf', 10],
  ['da', 'bremseskive', 10],
] as const

test.each(bestHits.filter(isTested))(
  'in %s the best hits for “%s” carry every word in their searchable fields',
  async (language, query, atLeast) => {
    const { hits } = await index(language).search(query, all)
    expect(hits.length).toBeGreaterThanOrEqual(atLeast)
    const wanted = wordsOf(query)
    // Results with typos come after those without.
    const unexplained = hits.slice(0, atLeast).filter((hit) => {
      const words = searchedWords(hit)
      return !wanted.every((word) => words.some((entry) => entry.startsWith(word)))
    })
    expect(unexplained.map(({ sku }) => sku)).toEqual([])
  },
)

test.each(testedLocales)('in %s a part is found by everything its document carries', async (language) => {
  const [part] = (await index(language).search('BD-280-22V-F5X108-TOR', { limit: 1 })).hits
  if (!part) throw new Error('no such part')
  const { sku, name, numbers, oeNumbers, crossNumbers, vehicles, words } = part
  expect([numbers, oeNumbers, crossNumbers, vehicles, words].map(({ length }) => length > 0)).not.toContain(
    false,
  )
  for (const text of [sku, name, ...numbers, ...oeNumbers, ...crossNumbers, ...vehicles, ...words]) {
    const { hits } = await index(language).search(text, { ...all, attributesToRetrieve: ['product'] })
    expect([text, hits.some(({ product }) => product === part.product)]).toEqual([text, true])
  }
})

test('numbers are in the document as written, and without blanks, dashes and the names of makers', async () => {
  const { hits } = await index('en').search('brake disc', { limit: 50 })
  for (const { sku, numbers, oeNumbers, crossNumbers } of hits) {
    const bare = [sku, ...oeNumbers, ...crossNumbers].map(
      (number) => /[A-Z]+ ?[\dA-Z-]*\d[\dA-Z-]*$/.exec(number)?.[0].replaceAll(/[^A-Z0-9]/g, '') ?? sku,
    )
    expect(numbers).toHaveLength(new Set(bare).size)
    for (const number of numbers) expect(number).toMatch(/^[A-Za-z0-9]+$/)
  }
})

test('a car is found by its nicknames, by the synonyms', async () => {
  const named = async (query: string) => {
    const { hits } = await index('de').search(query, all)
    return hits.map(({ product }) => product).sort()
  }
  const beetle = await named('beetle')
  expect(beetle.length).toBeGreaterThan(20)
  expect(await named('Käfer')).toEqual(expect.arrayContaining(beetle))
  const golf = await named('golf iv')
  expect(golf.length).toBeGreaterThan(20)
  expect(await named('Golf 4')).toEqual(expect.arrayContaining(golf))
  // Both words of the phrase are needed.
  expect(await named('golf 5')).not.toEqual(expect.arrayContaining(golf))
})

test('a typo is forgiven in a name, and not in a number', async () => {
  const [part] = (await index('en').search('SIL', { ...all, limit: 50 })).hits.filter(({ numbers }) =>
    numbers.some((number) => /^[A-Z]{6,}$/.test(number)),
  )
  const number = part?.numbers.find((entry) => /^[A-Z]{6,}$/.test(entry)) ?? ''
  expect((await index('en').search(number, all)).hits.length).toBeGreaterThan(0)
  expect((await index('en').search(`${number.slice(0, -1)}Q`, all)).hits).toEqual([])
  expect((await index('en').search('alternatr', all)).hits.length).toBeGreaterThan(10)
})

test('a reply carries the attributes asked for, and without a list all of them', async () => {
  const [whole] = (await index('en').search('brake disc', { limit: 1 })).hits
  expect(Object.keys(whole ?? {})).toEqual(
    expect.arrayContaining([...searchIndexSettings.searchableAttributes, 'markets', 'prices', 'uri']),
  )
  const asked = { limit: 1, attributesToRetrieve: ['sku', 'uri', 'nothing'] }
  const [part] = (await index('en').search('brake disc', asked)).hits
  expect(part).toEqual({ sku: whole?.sku, uri: expect.any(String) })
  expect(normalizeText(whole?.name ?? '')).toContain('brake disc')
})

test('docs/search.md lists every field of a document', async () => {
  const [section = ''] = /^## Search index$.*?^```/ms.exec(readFileSync('docs/search.md', 'utf8')) ?? []
  const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, first = '']) => first)
  const documented = rows.flatMap((first) => [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const [whole = {}] = (await index('en').search('', { limit: 1 })).hits
  expect([...new Set(documented)].toSorted()).toEqual(Object.keys(whole).toSorted())
})
