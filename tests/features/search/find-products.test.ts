import { expect, test } from 'vitest'
import type { Category } from '#src/commerce/contract/catalogue/category.ts'
import { noSearchFilters } from '#src/commerce/contract/search/search-filter.ts'
import { partKinds } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { createSearchApi } from '#src/commerce/search-api.ts'
import { vehicleTree } from '#src/features/garage/vehicles/vehicle-tree.ts'
import { findProducts } from '#src/features/search/find-products.ts'
import type { SearchAids } from '#src/features/search/search-aids.ts'
import type { Speller } from '#src/features/search/spelling/speller.ts'

interface Query {
  indexUid?: string
  q: string
  limit: number
  offset?: number
  /** None in a search of content. */
  filter?: string[]
  facets?: string[]
  sort?: string[]
}

/** The counts of a facet: one value, which names the query's own filters. */
const countsOf = ({ filter = [] }: Query) => ({ [filter.slice(1).join()]: 1 })

const hit = (product: string, more: object = {}) => ({ product, name: product, sku: `S-${product}`, ...more })

/** The queries a search service refuses: several at once, by number, model year or category, counted, of content, or all. */
type Refused = 'several' | 'numbers' | 'years' | 'categories' | 'counts' | 'content' | 'all' | null

/** A search service that answers each query with these hits. */
function service(answer: (query: Query) => object[], refuses: Refused = null) {
  const calls: { path: string; queries: Query[] }[] = []
  const isRefused = (path: string, { filter = [], facets }: Query) =>
    refuses === 'all' ||
    (refuses === 'years' && filter.join().includes('modelYears')) ||
    (refuses === 'categories' && filter.join().includes('categories')) ||
    (refuses === 'numbers' && filter.join().includes('numberKeys')) ||
    (refuses === 'counts' && facets !== undefined) ||
    (refuses === 'content' && path.includes('content_'))
  const reply = (query: Query) => {
    const hits = query.filter ? answer(query) : []
    const { offset = 0 } = query
    const shown = hits.slice(offset, offset + query.limit)
    const facetDistribution = Object.fromEntries(
      (query.facets ?? []).map((facet) => [facet, countsOf(query)]),
    )
    return { indexUid: query.indexUid, hits: shown, estimatedTotalHits: hits.length, facetDistribution }
  }
  const search = createSearchApi(
    async ({ path, body }) => {
      const isSeveral = path === several
      const [, indexUid] = /^\/indexes\/(products_(?!en)\w+)/.exec(path) ?? []
      const queries: Query[] = isSeveral
        ? Object(body).queries
        : [{ ...Object(body), ...(indexUid && { indexUid }) }]
      calls.push({ path, queries })
      if (isSeveral && refuses === 'several')
        throw new UpstreamError('status', 'POST /multi-search', { status: 404 })
      if (queries.some((query) => isRefused(path, query)))
        return { status: 400, body: { code: 'invalid_search_filter' } }
      const results = queries.map(reply)
      return { status: 200, body: isSeveral ? { results } : results[0] }
    },
    { language: 'en', market: 1, pricelist: 11 },
  )
  return { search, calls }
}

const noSpeller: Speller = { doubtful: () => [], meant: () => null, guesses: async () => [] }
const aids: SearchAids = {
  speller: noSpeller,
  kinds: partKinds('en'),
  loadCategories: async () => [],
  currentYear: 2026,
  loadCars: async () => null,
  otherLanguages: () => [],
}
const page = { limit: 20, offset: 0, contentLimit: 3, aids }
const products = (hits: readonly { product: string }[]) => hits.map(({ product }) => product)
const isForNumbers = ({ filter = [] }: Query) => filter.join().includes('numberKeys')
const [ofProducts, ofContent] = ['/indexes/products_en/search', '/indexes/content_en/search']
const several = '/multi-search'

test('products with a number of the keyword come first, once, with that number', async () => {
  const numbered = hit('2', { oeNumbers: ['X271-925'] })
  const { search, calls } = service((query) =>
    isForNumbers(query) ? [numbered] : [hit('1'), hit('2'), hit('3')],
  )
  const found = await findProducts(search, 'x271 925', page)
  expect(products(found.hits)).toEqual(['2', '1', '3'])
  expect([...found.matches]).toEqual([['2', { kind: 'oe', number: 'X271-925' }]])
  expect(calls.map(({ path, queries }) => [path, queries[0]?.filter])).toEqual([
    [ofProducts, ['markets = 1']],
    [ofProducts, ['markets = 1', 'numberKeys IN ["X271", "X271925"] OR replacedKeys IN ["X271", "X271925"]']],
    [ofContent, undefined],
  ])
})

test('further pages do not repeat it', async () => {
  const { search } = service((query) =>
    isForNumbers(query) ? [hit('2')] : ['1', '3', '2', '4'].map((product) => hit(product)),
  )
  const found = await findProducts(search, 'x271925', { ...page, limit: 2, offset: 2, contentLimit: 0 })
  expect(products(found.hits)).toEqual(['4'])
  expect(found).toMatchObject({ received: 2, total: 4 })
})

test('an index without keys of numbers is only searched for words', async () => {
  const { search } = service(() => [hit('1')], 'numbers')
  expect(await findProducts(search, 'x271925', page)).toMatchObject({
    hits: [{ product: '1' }],
    matches: new Map(),
  })
})

test('without an index of content, products are found by number and counted all the same', async () => {
  const { search, calls } = service((query) => [hit(isForNumbers(query) ? '2' : '1')], 'content')
  const found = await findProducts(search, 'x271925', { ...page, counted: true })
  expect(products(found.hits)).toEqual(['2', '1'])
  expect([found.content, Object.keys(found.counts)]).toEqual([[], expect.arrayContaining(['brandName'])])
  expect(calls.map(({ path }) => path)).toEqual([ofProducts, ofProducts, ofContent])
})

test('an index that cannot be counted is searched all the same', async () => {
  const { search } = service(() => [hit('1')], 'counts')
  expect(await findProducts(search, 'disc', { ...page, counted: true })).toMatchObject({
    total: 1,
    counts: {},
  })
})

test('products with a number of the keyword are sorted like those with its words', async () => {
  const { search, calls } = service(() => [hit('1')])
  await findProducts(search, 'x271925', { ...page, sort: { by: 'name', order: 'desc' } })
  const sorted = calls.flatMap(({ queries }) => queries).filter(({ filter }) => filter)
  expect(sorted.map(({ sort }) => sort)).toEqual([['name:desc'], ['name:desc']])
})

test('a keyword without numbers is one search of products, and one of content; further pages are one', async () => {
  const { search, calls } = service(() => [hit('1')])
  const counted = { ...page, counted: true }
  expect(await findProducts(search, 'brake disc', counted)).toMatchObject({ total: 1, without: [] })
  expect(calls.map(({ path }) => path)).toEqual([ofProducts, ofContent])
  await findProducts(search, 'brake disc', { ...page, offset: 20, contentLimit: 0 })
  expect(calls.map(({ path }) => path)).toEqual([ofProducts, ofContent, ofProducts])
})

const brand = { ...noSearchFilters, brands: ['Bromsvik'] }
const brandAndPrice = { ...brand, price: { from: 100, to: null } }
const ofPrice = 'prices.1.11.priceAsNumber'

test.each([
  ['one chosen facet by a search', brand, null, ofProducts, { brandName: { '': 1 } }],
  ['several by one call', brandAndPrice, null, several, { brandName: { [`${ofPrice} >= 100`]: 1 } }],
])('counts %s', async (_, filters, refuses, path, counts) => {
  const { search, calls } = service(() => [hit('1')], refuses)
  const found = await findProducts(search, 'disc', { ...page, filters, counted: true })
  expect(found.counts).toMatchObject(counts)
  expect(calls.map((call) => call.path)).toEqual([ofProducts, ofContent, path])
})

test('counts of several chosen facets are left out where the service has no call for them', async () => {
  const { search, calls } = service(() => [hit('1')], 'several')
  const found = await findProducts(search, 'disc', { ...page, filters: brandAndPrice, counted: true })
  expect([found.total, Object.keys(found.counts)]).toEqual([1, ['categories', 'vehicleKeys', 'inStock']])
  expect(calls.map(({ path }) => path)).toEqual([ofProducts, ofContent, several])
})

const counts = new Map([
  ['front', 9],
  ['disc', 5],
  ['e46', 2],
])
/** No product has "front" and "e46". */
const shelf = ({ q }: Query) => {
  const words = q.split(' ').filter((word) => word !== '')
  if (
    words.length === 0 ||
    words.some((word) => !counts.has(word)) ||
    (words.includes('front') && words.includes('e46'))
  )
    return []
  return Array.from({ length: Math.min(...words.map((word) => counts.get(word) ?? 0)) }, (_, at) =>
    hit(String(at)),
  )
}

test.each([
  ['front disc e46', ['front'], 2],
  ['asdf disc', ['asdf'], 5],
  ['disc asdf e46 front', ['asdf', 'front'], 2],
  ['"a phrase" disc', ['a phrase'], 5],
  ['disc 280 mm', ['280 mm'], 5],
])('if no product has all words of “%s”, the result is shown without %j', async (keyword, without, total) => {
  const { search, calls } = service(shelf)
  expect(await findProducts(search, keyword, page)).toMatchObject({ without, total })
  expect(calls.filter(({ path }) => path === several).length).toBeLessThanOrEqual(2)
  expect(calls.filter(({ path }) => path !== several).length).toBeLessThanOrEqual(3)
  const withoutSeveral = service(shelf, 'several')
  expect(await findProducts(withoutSeveral.search, keyword, page)).toMatchObject({ without, total })
})

const isFiltered = ({ filter = [] }: Query) => filter.some((expression) => expression.startsWith('brandName'))

test.each([
  ['front disc', (query: Query) => (isFiltered(query) && query.q !== 'front' ? [] : shelf(query))],
  [
    'front x271925',
    (query: Query) => (isFiltered(query) ? shelf(query) : isForNumbers(query) ? [hit('2')] : []),
  ],
])('if only the filters exclude all products of “%s”, the result is empty', async (keyword, answer) => {
  const { search, calls } = service(answer)
  const found = await findProducts(search, keyword, { ...page, filters: brand })
  expect(found).toMatchObject({ hits: [], total: 0, without: [] })
  expect(calls.filter(({ path }) => path === several)).toHaveLength(1)
})

test('if no product has all words with any filter, each filter is counted without itself', async () => {
  const { search } = service(shelf)
  const asked = { ...page, filters: brand, counted: true }
  const found = await findProducts(search, 'asdf disc', asked)
  expect(found).toMatchObject({ without: ['asdf'], total: 5 })
  expect(found.counts).toMatchObject({
    brandName: { '': 1 },
    categories: { 'brandName IN ["Bromsvik"]': 1 },
  })
})

test.each(['asdf', 'asdf qwert', '', '"'])('there are no results for “%s”', async (keyword) => {
  expect(await findProducts(service(shelf).search, keyword, page)).toMatchObject({
    hits: [],
    without: [],
    total: 0,
  })
})

test('a service that refuses is out of order', async () => {
  await expect(findProducts(service(shelf, 'all').search, 'disc', page)).rejects.toThrow(UpstreamError)
})

/** Its speller knows the words of `counts` and takes the others for these. */
function spelling(meanings: Record<string, string>, matchedMeans: string | null = null) {
  const seen: unknown[] = []
  const created: Speller = {
    doubtful: (words) => words.flatMap((word, at) => (counts.has(word) ? [] : [at])),
    meant(words, matched) {
      seen.push([words, matched])
      return matchedMeans
    },
    async guesses(words, unknown) {
      return [words.map((word, at) => (unknown.includes(at) ? (meanings[word] ?? word) : word)).join(' ')]
    },
  }
  return { explained: true, aids: { ...aids, speller: created }, seen }
}

test('without a doubtful word there is no further call', async () => {
  const { search, calls } = service(shelf)
  await findProducts(search, 'front disc', { ...page, ...spelling({}) })
  expect(calls).toHaveLength(2)
})

test('with a doubtful word, a parallel search reads the matched words of the best hits', async () => {
  const { search, calls } = service(() => [
    hit('1', { _formatted: { name: '\ue000Disc\ue001, 280 mm', words: ['\ue000disc\ue001', 'rotor'] } }),
  ])
  const { seen, ...asked } = spelling({}, 'disc front')
  expect(await findProducts(search, 'dsic front', { ...page, ...asked })).toMatchObject({
    meant: 'disc front',
  })
  expect(seen).toEqual([[['dsic', 'front'], [['Disc', 'disc']]]])
  expect(calls.map(({ path }) => path)).toEqual([ofProducts, ofContent, ofProducts])
  expect(calls[2]?.queries).toMatchObject([
    {
      ...{ q: 'dsic front', limit: 3, matchingStrategy: 'all' },
      ...{ filter: ['markets = 1'], attributesToRetrieve: ['product'] },
      attributesToHighlight: ['words', 'vehicles', 'name', 'variantName', 'brandName'],
    },
  ])
})

test('a product with a number of the keyword prevents a correction', async () => {
  const { search } = service((query) => (isForNumbers(query) ? [hit('2')] : []))
  const { seen, ...asked } = spelling({}, 'disc 271926')
  expect(await findProducts(search, 'dsic 271925', { ...page, ...asked })).toMatchObject({ meant: null })
  expect(seen).toEqual([])
})

test('words without products are corrected before they are left out, if that has results', async () => {
  const { search, calls } = service(shelf)
  const asked = spelling({ dsic: 'disc', fornt: 'front' })
  const found = await findProducts(search, 'dsic front', { ...page, ...asked })
  expect(found).toMatchObject({
    ...{ without: [], meant: null, total: 5 },
    corrected: { words: 'disc front', typed: '"dsic" front' },
  })
  const together = calls.filter(({ path }) => path === several).map(({ queries }) => queries.length)
  expect(together).toEqual([2, 1, 1])
  expect(await findProducts(search, '"dsic" front', page)).toMatchObject({
    ...{ without: ['dsic'], corrected: null, total: 9 },
  })
  expect(await findProducts(search, 'fornt e46', { ...page, ...asked })).toMatchObject({
    ...{ without: ['fornt'], meant: null, corrected: null },
  })
})

test('a correction of more than one letter is only offered', async () => {
  const asked = spelling({ dixks: 'disc' })
  expect(await findProducts(service(shelf).search, 'dixks front', { ...page, ...asked })).toMatchObject({
    ...{ without: ['dixks'], meant: 'disc front', corrected: null, total: 9 },
  })
})

const makes = vehicleTree([
  { key: 'volvo-240-b21a', name: 'Volvo 240, B21A' },
  { key: 'volvo-240-b230f', name: 'Volvo 240, B230F' },
])
const knowsCars = { ...page, aids: { ...aids, loadCars: async () => makes } }
const yearOf = ({ filter = [] }: Query) => filter.find((expression) => expression.startsWith('modelYears'))

test('the year of a car is no word: it narrows the results by fit', async () => {
  const { search, calls } = service(() => [hit('1')])
  const found = await findProducts(search, 'disc volvo 240 1987', { ...knowsCars, counted: true })
  expect(found).toMatchObject({ year: { year: 1987, rest: 'disc volvo 240' }, without: [], total: 1 })
  const asked = calls.flatMap(({ path, queries }) => (path === ofProducts ? queries : []))
  expect(asked.map(({ q }) => q)).toEqual(['disc volvo 240', ''])
  expect(asked.map(({ filter }) => filter?.[1])).toEqual([
    expect.stringContaining('"volvo-240", "volvo-240 1987"'),
    // The number of a part may be written with blanks.
    expect.stringContaining('numberKeys IN ["2401987"]'),
  ])
})

test('an index that knows no model years is searched without the year', async () => {
  const { search } = service((query) => [hit('1'), ...(yearOf(query) ? [] : [hit('2')])], 'years')
  expect(await findProducts(search, 'disc volvo 240 1987', knowsCars)).toMatchObject({
    ...{ year: null, without: ['1987'], total: 2 },
  })
})

test('if no part fits the year, it is left out first', async () => {
  const { search } = service((query) => (yearOf(query) ? [] : shelfWithYear(query)))
  const found = await findProducts(search, 'disc volvo 240 2015', knowsCars)
  expect(found).toMatchObject({ year: null, without: ['2015'], total: 4 })
})

test('a year without a car is a word, and the first one that is left out', async () => {
  const { search } = service(shelfWithYear)
  expect(await findProducts(search, 'disc 2015', knowsCars)).toMatchObject({ year: null, without: ['2015'] })
})

/** A shelf of products on which the year has the fewest of all words. */
function shelfWithYear({ q }: Query) {
  const totals = new Map([...counts, ['volvo', 9], ['240', 4], ['2015', 1]])
  const words = q.split(' ')
  if (words.includes('2015') && words.length > 1) return []
  return Array.from({ length: Math.min(...words.map((word) => totals.get(word) ?? 0)) }, (_, at) =>
    hit(String(at)),
  )
}

const abroad = {
  ...page,
  aids: {
    ...aids,
    otherLanguages: (words: readonly string[]) => (words.length > 0 ? ['de', 'sv', 'fi'] : []),
  },
}
const isIn = (language: string, { indexUid }: Query) => indexUid === `products_${language}`

test.each([null, 'several'] as const)(
  'a word that is unknown in the language is searched for in the others, of which the one with most is shown (%s)',
  async (refuses) => {
    const { search, calls } = service((query) => {
      if (isIn('de', query)) return [hit('1')]
      if (isIn('sv', query)) return [hit('2', { _formatted: { name: '\ue000Skiva\ue001' } }), hit('3')]
      return query.indexUid === undefined || isIn('en', query) ? shelf(query) : []
    }, refuses)
    const found = await findProducts(search, 'skiva front', abroad)
    expect(found).toMatchObject({ language: 'sv', without: [], total: 2, hits: [{ nameParts: [] }, {}] })
    const languages = calls.flatMap(({ queries }) => queries.flatMap(({ indexUid }) => indexUid ?? []))
    expect(languages).toEqual(expect.arrayContaining(['products_de', 'products_sv', 'products_fi']))
  },
)

test('words that are known in the language are not searched for in others', async () => {
  const { search, calls } = service(shelf)
  expect(await findProducts(search, 'front e46', abroad)).toMatchObject({
    language: null,
    without: ['front'],
  })
  expect(calls.flatMap(({ queries }) => queries).filter((query) => isIn('de', query))).toEqual([])
})

test.each(['dsic', 'dsic fornt'])(
  'corrections of “%s”, which has no results, may have none either',
  async (keyword) => {
    const asked = spelling({ dsic: 'disk', fornt: 'frond' })
    const found = await findProducts(service(shelf).search, keyword, { ...page, ...asked })
    const meant = keyword.replace('dsic', 'disk').replace('fornt', 'frond')
    expect(found).toMatchObject({ hits: [], meant: null, guesses: [meant] })
  },
)

const category = (uri: string, name: string): Category => ({
  ...{ category: uri, name: [name], uri, parent: null, metaTitle: '', metaDescription: '' },
})
const knowsCategories = {
  ...page,
  aids: { ...aids, loadCars: async () => makes, loadCategories: async () => [category('lamps', 'Lighting')] },
}
const withinOf = ({ filter = [] }: Query) => filter.find((expression) => expression.startsWith('categories'))

test('the name of a category finds its products, and pages by the words', async () => {
  const { search, calls } = service((query) => (withinOf(query) ? [hit('1'), hit('2')] : [hit('3')]))
  const found = await findProducts(search, 'Lighting Volvo 240 1987', knowsCategories)
  expect(products(found.hits)).toEqual(['1', '2'])
  expect(found).toMatchObject({ total: 2, without: [], year: { year: 1987 } })
  expect(calls.map(({ queries: [query] }) => [query?.q, query?.filter?.[1]])).toEqual([
    ['Volvo 240', 'categories IN ["lamps"]'],
    ['Lighting Volvo 240', undefined],
  ])
})

test('a category without products, or an index without categories, is searched for its words', async () => {
  const empty = service((query) => (withinOf(query) ? [] : [hit('3')]))
  expect(products((await findProducts(empty.search, 'lighting', knowsCategories)).hits)).toEqual(['3'])
  const unprepared = service(() => [hit('3')], 'categories')
  expect(products((await findProducts(unprepared.search, 'lighting', knowsCategories)).hits)).toEqual(['3'])
})

/** The search for a mirror of a car at a place. */
function searchForMirror(stock: Record<string, number>) {
  const all: Record<string, number> = { mirror: 2, left: 9, volvo: 5, 240: 5, ...stock }
  const { search } = service(({ q }) => Array.from({ length: all[q] ?? 0 }, (_, at) => hit(`${q} ${at}`)))
  return findProducts(search, 'mirror left volvo 240', knowsCars)
}

test('words besides the part and its car are left out first', async () => {
  const found = await searchForMirror({ 'mirror left': 1, 'mirror volvo 240': 3 })
  expect(found).toMatchObject({ without: ['left'], total: 3 })
})

test('a part that a car does not have is shown for other cars, rather than other parts for the car', async () => {
  const found = await searchForMirror({ 'mirror left': 1, 'left volvo 240': 4 })
  expect(found).toMatchObject({ without: ['volvo', '240'], total: 1 })
})
