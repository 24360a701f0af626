import { afterAll, expect, test } from 'vitest'
import { openSearchClient } from '#tests/support/sandbox/search-client.ts'

// Checks how queries find and order documents against the service's pages on relevancy and typo tolerance.

const { client, close } = await openSearchClient()
afterAll(close)

const parts = client.index('parts')
await parts
  .updateSettings({
    searchableAttributes: ['name', 'text', 'number'],
    filterableAttributes: ['kind', 'price'],
    sortableAttributes: ['price'],
    stopWords: ['the'],
    synonyms: { vw: ['volkswagen'], 'golf 4': ['golf iv'], lamp: ['head light'] },
    typoTolerance: { disableOnNumbers: true, disableOnAttributes: ['number'], disableOnWords: ['special'] },
  })
  .waitTask()
await parts
  .addDocuments([
    { id: 'disc', name: 'Brake disc', text: 'For the front axle', kind: 'a', price: 30 },
    { id: 'pad', name: 'Pad of brake', text: 'Goes with the disc', kind: 'a', price: 10 },
    { id: 'far', name: 'Disc', text: 'One two three four five six seven eight brake', kind: 'b', price: 20 },
    { id: 'joined', name: 'Brakedisc', text: 'One word', kind: 'b' },
    { id: 'alternator', name: 'Alternator', text: 'Générateur, 12345', kind: 'c', price: 99 },
    { id: 'polo', name: 'Volkswagen Polo', text: '', kind: 'c' },
    { id: 'golf', name: 'Golf IV', text: '', kind: 'c' },
    { id: 'light', name: 'Head light', text: 'specially', kind: 'c' },
    { id: 'number', name: 'Thing', text: 'vlvo', number: 'ABCDEFGH-77', kind: 'd' },
  ])
  .waitTask()

const found = async (q: string, more: object = {}) => (await parts.search(q, more)).hits.map(({ id }) => id)
const all = { matchingStrategy: 'all' } as const

test.each<[string, string[]]>([
  // Case and accents do not matter.
  ['GENERATEUR', ['alternator']],
  ['générateur', ['alternator']],
  // The beginning of the last word, and of no other.
  ['alt', ['alternator']],
  ['brak dis', []],
  ['generat', ['alternator']],
  // After a space it is no beginning.
  ['alterna ', []],
  // No typo in words of up to four letters, one up to eight, two from nine on.
  ['volv', []],
  ['golg', []],
  ['brkae', ['disc', 'joined', 'pad', 'far']],
  ['alternatr', ['alternator']],
  ['altrnatr', []],
  ['altrnator', ['alternator']],
  ['altrntr ', []],
  // A swap of neighbours is one typo.
  ['barke ', ['disc', 'pad', 'far']],
  // The first letter counts twice.
  ['xrake ', []],
  ['xlternator', ['alternator']],
  ['lternator', ['alternator']],
  ['laternator', ['alternator']],
  ['xlternatr', []],
  // Words are joined, and split.
  ['brakedisc', ['joined', 'disc']],
  ['alter nator', ['alternator']],
  ['al ter nator', ['alternator']],
  ['headlight', ['light']],
  // Synonyms of one word and of several, in one direction.
  ['vw', ['polo']],
  ['golf 4', ['golf']],
  ['lamp', ['light']],
  // No typo in numbers, in certain attributes, in certain words.
  ['12354', []],
  ['12345', ['alternator']],
  ['abcdefgh', ['number']],
  ['abcdefgx', []],
  ['specia', ['light']],
  ['special ', []],
  // Phrases: in this order, side by side, even where the quote is not closed.
  ['"brake disc"', ['disc']],
  ['"disc brake"', []],
  ['"brake disc', ['disc']],
  ['"with the disc"', ['pad']],
  // Excluded words and phrases.
  ['disc -axle', ['far', 'pad']],
  ['disc -"brake disc"', ['far', 'pad']],
  ['-brake', ['joined', 'alternator', 'polo', 'golf', 'light', 'number']],
  ['well-axle', []],
  // Stop words are left out.
  ['the axle', ['disc']],
])('“%s” finds %j', async (query, ids) => {
  expect(await found(query, { ...all, limit: 50 })).toEqual(ids)
})

test.each<[string, string, string[]]>([
  // More words first, then fewer typos, then closer words, then the more important attribute.
  ['words', 'brake disc axle', ['disc', 'pad', 'far']],
  ['proximity', 'brake disc', ['disc', 'pad', 'far', 'joined']],
  ['exactness', 'golf iv', ['golf']],
])('ranking by %s: “%s”', async (_, query, ids) => {
  const hits = await found(query)
  expect(hits.filter((id) => ids.includes(id))).toEqual(ids)
})

test.each<[string, string, 'last' | 'all' | 'frequency', string[]]>([
  ['all words', 'alternator nothing', 'all', []],
  ['the first ones', 'alternator nothing', 'last', ['alternator']],
  ['none of the first', 'nothing alternator', 'last', []],
  ['the rare ones', 'nothing alternator', 'frequency', ['alternator']],
])('%s are needed: “%s” with %s', async (_, query, matchingStrategy, ids) => {
  expect(await found(query, { matchingStrategy })).toEqual(ids)
})

test('the order of the ranking rules decides', async () => {
  const rules = ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness']
  const ordered = async (rankingRules: string[], sort?: string[]) => {
    await parts.updateRankingRules(rankingRules).waitTask()
    return found('brake', { filter: 'price EXISTS', ...(sort ? { sort } : {}) })
  }
  expect(await ordered(rules)).toEqual(['disc', 'pad', 'far'])
  expect(await ordered(['price:asc', ...rules])).toEqual(['pad', 'far', 'disc'])
  expect(await ordered(['price:desc', ...rules])).toEqual(['disc', 'far', 'pad'])
  expect(await ordered(['words', 'sort', 'attribute'], ['price:asc'])).toEqual(['pad', 'far', 'disc'])
  expect(await ordered(['words', 'attribute', 'sort'], ['price:asc'])).toEqual(['disc', 'pad', 'far'])
  await parts.resetRankingRules().waitTask()
})

test('the distance of words does not depend on the order of attributes in a document', async () => {
  const notes = client.index('notes')
  await notes.updateSettings({ searchableAttributes: ['name', 'text'], rankingRules: ['words', 'proximity'] })
  await notes
    .addDocuments([
      { id: 'apart', name: 'Brake and disc' },
      { id: 'beside', text: 'Brake disc', name: 'Brake' },
    ])
    .waitTask()
  const { hits } = await notes.search('brake disc', all)
  expect(hits.map(({ id }) => id)).toEqual(['beside', 'apart'])
})

test('scores are highest for the typed words, and a threshold leaves out the rest', async () => {
  const { hits } = await parts.search('brake disc', { showRankingScore: true })
  const scores = hits.map(({ _rankingScore }) => _rankingScore ?? 0)
  expect(scores[0]).toBe(1)
  expect(scores).toEqual(scores.toSorted((left, right) => right - left))
  expect(scores.every((score) => score > 0)).toBe(true)
  const good = await parts.search('brake disc', { rankingScoreThreshold: 0.95 })
  expect(good.hits.map(({ id }) => id)).toEqual(['disc'])
  expect(good.estimatedTotalHits).toBe(1)
})

test('only the first ten words count', async () => {
  const nine = Array.from({ length: 9 }, () => 'brake').join(' ')
  expect(await found(`${nine} disc nothing`, all)).toEqual(await found(`${nine} disc `, all))
})

test('changed, added and deleted documents are found immediately', async () => {
  const index = client.index('changing')
  const ids = async (query: string) => (await index.search(query)).hits.map(({ id }) => id)
  await index
    .addDocuments([
      { id: 1, name: 'radiator' },
      { id: 2, name: 'thermostat' },
    ])
    .waitTask()
  expect(await ids('radiator')).toEqual([1])
  await index
    .addDocuments([
      { id: 1, name: 'gasket' },
      { id: 3, name: 'radiators' },
    ])
    .waitTask()
  expect(await ids('radiator')).toEqual([3])
  expect(await ids('radiatro')).toEqual([3])
  expect(await ids('')).toEqual([1, 2, 3])
  await index.deleteDocument(3).waitTask()
  expect(await ids('radiator')).toEqual([])
})
