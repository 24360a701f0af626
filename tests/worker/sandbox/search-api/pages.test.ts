import { afterAll, expect, test } from 'vitest'
import { openSearchClient } from '#tests/support/sandbox/search-client.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'

// A page holds what the whole list has there, however much of it the service puts in order.

const { client, close } = await openSearchClient()
afterAll(close)

const random = seededRandom(5)
const oneOf = <Entry>(entries: readonly Entry[]) => entries[Math.floor(random() * entries.length)] as Entry // never empty
const words =
  'brake brakes brakedisc disc discs pad pads front rear volvo vlvo golf golfs steering lamp'.split(' ')
const text = (length: number) => Array.from({ length }, () => oneOf(words)).join(' ')
const part = (id: number) => ({
  id,
  name: text(1 + Math.floor(random() * 3)),
  text: text(Math.floor(random() * 6)),
  number: oneOf(words),
  price: Math.floor(random() * 20),
})

const parts = client.index<ReturnType<typeof part>>('pages')
await parts
  .updateSettings({
    searchableAttributes: ['name', 'text', 'number'],
    filterableAttributes: ['price'],
    sortableAttributes: ['price'],
    rankingRules: ['sort', 'words', 'typo', 'proximity', 'exactness', 'price:asc', 'attribute'],
    synonyms: { lamp: ['head light', 'golf'] },
    typoTolerance: { disableOnAttributes: ['number'] },
  })
  .waitTask()
const ids = [...Array(400).keys()]
await parts.addDocuments(ids.map(part)).waitTask()
await parts.search('brake')
// A change after a search is found by the next one.
await parts.addDocuments(ids.slice(0, 20).map(part)).waitTask()
await parts.deleteDocuments(ids.slice(30, 40)).waitTask()

const queries = [
  'brake',
  'bra',
  'brkae disc',
  'brake disc front',
  'volvo golf pad',
  'lamp rear',
  'brakedisc',
  '"brake disc" rear',
]
const asked = [{}, { sort: ['price:desc'] }, { filter: 'price < 10' }, { attributesToSearchOn: ['text'] }]
const strategies = ['all', 'last', 'frequency'] as const
const searches = queries.flatMap((query) =>
  strategies.flatMap((matchingStrategy) =>
    asked.map((more) => [query, { matchingStrategy, ...more }] as const),
  ),
)

test.each(searches)('%s, %j', async (query, options) => {
  const of = (more: object) =>
    parts.search(query, { ...options, facets: ['price'], showRankingScore: true, ...more })
  const whole = await of({ limit: 1_000 })
  expect(whole.hits).toHaveLength(whole.estimatedTotalHits)
  const { facetDistribution, facetStats } = whole
  for (const [offset, limit] of [
    [0, 0],
    [0, 1],
    [0, 5],
    [7, 3],
    [40, 20],
  ] as const) {
    const page = await of({ offset, limit })
    expect(page.hits).toEqual(whole.hits.slice(offset, offset + limit))
    expect(page).toMatchObject({
      estimatedTotalHits: whole.hits.length,
      facetDistribution,
      facetStats,
    })
  }
  const numbered = await of({ page: 2, hitsPerPage: 6 })
  expect(numbered.hits).toEqual(whole.hits.slice(6, 12))
  expect(numbered).toMatchObject({ totalHits: whole.hits.length, facetDistribution })
  // The best of each price, with the scores they have without the others.
  const best = whole.hits.filter((hit, at) => whole.hits.findIndex(({ price }) => price === hit.price) === at)
  expect((await of({ distinct: 'price', limit: 4 })).hits).toEqual(best.slice(0, 4))
  const good = whole.hits.filter(({ _rankingScore: score = 0 }) => score >= 0.8)
  expect((await of({ rankingScoreThreshold: 0.8, limit: 4 })).hits).toEqual(good.slice(0, 4))
})

test('a document is found by words that came after the first search, and not once it is gone', async () => {
  await parts.search('brake')
  await parts.addDocuments([{ ...part(1_000), name: 'windscreen wiper' }]).waitTask()
  expect((await parts.search('windscreenwiper')).hits).toMatchObject([{ id: 1_000 }])
  expect((await parts.search('windscr')).hits).toMatchObject([{ id: 1_000 }])
  await parts.deleteDocument(1_000).waitTask()
  expect((await parts.search('windscreen')).hits).toEqual([])
})

test('settings count from the next search on', async () => {
  const films = client.index('films-of-pages')
  await films.addDocuments([{ id: 1, title: 'Carol' }]).waitTask()
  expect((await films.search('heroine')).hits).toEqual([])
  await films.updateSynonyms({ heroine: ['carol'] }).waitTask()
  expect((await films.search('heroine')).hits).toMatchObject([{ id: 1 }])
})

test('the documents of a failed task are not there afterwards', async () => {
  const ghosts = client.index('ghosts-of-pages')
  expect(await ghosts.addDocuments([{ id: 'not an id' }]).waitTask()).toMatchObject({ status: 'failed' })
  await expect(ghosts.search('')).rejects.toMatchObject({ cause: { code: 'index_not_found' } })
})
