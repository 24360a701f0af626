import { afterAll, expect, test } from 'vitest'
import { openSearchClient, refusal } from '#tests/support/sandbox/search-client.ts'

// The parameters of searches, by the official client, with what the documents of the service say they do.

const { client, raw, close } = await openSearchClient()
afterAll(close)

const dogs = client.index('dogs')
await dogs
  .updateSettings({
    searchableAttributes: ['name', 'story', 'toys.name', 'age'],
    filterableAttributes: [
      'name',
      'race',
      'age',
      'toys',
      'tags',
      'note',
      'born',
      {
        attributePatterns: ['only_*'],
        features: { facetSearch: false, filter: { equality: true, comparison: false } },
      },
    ],
    sortableAttributes: ['age', 'name'],
  })
  .waitTask()
const documents = [
  {
    id: 1,
    name: 'Bobby',
    race: 'Bernese Mountain',
    age: 2,
    tags: ['big', 'calm'],
    toys: [
      { name: 'ball', price: 3 },
      { name: 'rope', price: 8 },
    ],
    note: null,
    only_x: 1,
  },
  {
    id: 2,
    name: 'Buddy',
    race: 'Beagle',
    age: 4,
    tags: [],
    toys: [],
    story: 'Buddy is a dog. He likes long walks in the woods, and a good bone now and then',
    note: '',
  },
  {
    id: 3,
    name: 'Gros Bill',
    race: 'beagle',
    age: 10,
    tags: ['big'],
    toys: { name: 'ball' },
    born: '2015-05-01',
  },
  { id: 4, name: 'Élan', race: 'AND', age: 7.5, tags: ['it’s', 'big "one"'], born: '2018-01-01' },
]
await dogs.addDocuments(documents).waitTask()

const ids = async (query: string, parameters: object) =>
  (await dogs.search(query, parameters)).hits.map(({ id }) => id)

test.each<[unknown, number[]]>([
  ['age = 2', [1]],
  ['age=2', [1]],
  ['age = "2"', [1]],
  ["age = '2'", [1]],
  ['age != 2', [2, 3, 4]],
  ['age > 4', [3, 4]],
  ['age >= 4', [2, 3, 4]],
  ['age < 4', [1]],
  ['age <= 4', [1, 2]],
  ['age 3 TO 8', [2, 4]],
  ['NOT age 3 TO 8', [1, 3]],
  ['age > 2 AND age < 10', [2, 4]],
  ['age = 2 OR age = 10', [1, 3]],
  ['age = 2 OR age = 4 AND race = beagle', [1, 2]],
  ['(age = 2 OR age = 4) AND race = beagle', [2]],
  ['NOT (age = 2 OR age = 4)', [3, 4]],
  ['NOT NOT age = 2', [1]],
  ['race = BEAGLE', [2, 3]],
  ['race = "bernese mountain"', [1]],
  ['race IN [beagle, "AND"]', [2, 3, 4]],
  ['race NOT IN [beagle, "AND",]', [1]],
  ['race IN[]', []],
  ['race STARTS WITH bea', [2, 3]],
  ['race NOT STARTS WITH "Bernese M"', [2, 3, 4]],
  ['born > "2016"', [4]],
  ['tags = big', [1, 3]],
  ['tags = "big \\"one\\""', [4]],
  ['tags != big', [2, 4]],
  ['tags IS EMPTY', [2]],
  ['tags IS NOT EMPTY', [1, 3, 4]],
  ['note IS NULL', [1]],
  ['note IS NOT NULL', [2, 3, 4]],
  ['note EXISTS', [1, 2]],
  ['note NOT EXISTS', [3, 4]],
  ['note IS EMPTY', [2]],
  ['toys.name = ball', [1, 3]],
  ['toys.price > 5', [1]],
  ['toys EXISTS', [1, 2, 3]],
  ['only_x = 1', [1]],
  ['name = Élan', [4]],
  ['  age\n=\t2  ', [1]],
  ['', [1, 2, 3, 4]],
  [
    ['age > 2', 'race = beagle'],
    [2, 3],
  ],
  [[['age = 2', 'age = 4'], 'tags = big'], [1]],
  [[], [1, 2, 3, 4]],
])('filter %j lets through %j', async (filter, expected) => {
  expect(await ids('', { filter })).toEqual(expected)
})

const filterOperations = expect.stringMatching(
  /^Was expecting an operation `=`, .* at `title & Glass`\.\n1:14 title & Glass$/,
)

test.each<[unknown, string, unknown]>([
  ['title & Glass', 'invalid_search_filter', filterOperations],
  [
    'color = red',
    'invalid_search_filter',
    expect.stringMatching(
      /^Index `dogs`: Attribute `color` is not filterable\. Available filterable attribute patterns are: `age`, .*\n1:6 color = red$/,
    ),
  ],
  [
    'age = 1 XOR age = 2',
    'invalid_search_filter',
    'Found unexpected characters at the end of the filter: `XOR age = 2`. You probably forgot an `OR` or an `AND` rule.\n9:20 age = 1 XOR age = 2',
  ],
  [
    'age = ',
    'invalid_search_filter',
    expect.stringMatching(/^Was expecting a value but instead got nothing\./),
  ],
  [
    'AND = 8',
    'invalid_search_filter',
    expect.stringMatching(/^Was expecting a value but instead got `AND`, which is a reserved keyword\./),
  ],
  [
    "race = 'ponce",
    'invalid_search_filter',
    expect.stringMatching(/is missing the following closing delimiter: `'`\./),
  ],
  [
    '(age = 1',
    'invalid_search_filter',
    expect.stringMatching(/^Expression `\(age = 1` is missing the following closing delimiter: `\)`\./),
  ],
  ['race IN beagle]', 'invalid_search_filter', expect.stringMatching(/^Expected `\[` after `IN` keyword\./)],
  ['race IN [a, b', 'invalid_search_filter', expect.stringMatching(/^Expected matching `\]`/)],
  ['_geo = 1', 'invalid_search_filter', expect.stringMatching(/^`_geo` is a reserved keyword/)],
  [
    'name CONTAINS x',
    'feature_not_enabled',
    'Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature. See https://github.com/orgs/meilisearch/discussions/763\n6:14 name CONTAINS x',
  ],
  [
    `${'('.repeat(300)}age = 1${')'.repeat(300)}`,
    'invalid_search_filter',
    expect.stringMatching(/^The filter exceeded the maximum depth limit\./),
  ],
  [
    'only_x > 1',
    'invalid_search_filter',
    expect.stringMatching(/^Index `dogs`: Filter operator `>` is not allowed for the attribute `only_x`/),
  ],
  [
    true,
    'invalid_search_filter',
    'Invalid syntax for the filter parameter: `expected String, Array, found: true`.',
  ],
  [
    [[['age = 1']]],
    'invalid_search_filter',
    expect.stringMatching(/^Invalid syntax for the filter parameter/),
  ],
])('filter %j is refused as %s', async (filter, code, message) => {
  await expect(ids('', { filter })).rejects.toMatchObject(refusal(code, message))
})

test.each<[string, object, object]>([
  ['nothing', {}, { limit: 20, offset: 0, estimatedTotalHits: 4, query: '' }],
  [
    'limit and offset',
    { limit: 1, offset: 3 },
    { limit: 1, offset: 3, estimatedTotalHits: 4, hits: [{ id: 4 }] },
  ],
  ['a limit of 0', { limit: 0 }, { hits: [], estimatedTotalHits: 4 }],
  [
    'a page',
    { page: 2, hitsPerPage: 3 },
    { page: 2, hitsPerPage: 3, totalPages: 2, totalHits: 4, hits: [{ id: 4 }] },
  ],
  ['a page alone', { page: 1 }, { page: 1, hitsPerPage: 20, totalPages: 1, totalHits: 4 }],
  ['page 0', { page: 0 }, { hits: [], page: 0, totalHits: 4 }],
  ['no hits a page', { hitsPerPage: 0 }, { hits: [], totalPages: 0, totalHits: 4 }],
  ['sort', { sort: ['age:desc'] }, { hits: [{ id: 3 }, { id: 4 }, { id: 2 }, { id: 1 }] }],
  ['sort by name', { sort: ['name:asc'] }, { hits: [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 3 }] }],
  [
    'attributes',
    { attributesToRetrieve: ['name', 'toys.price'], limit: 1 },
    { hits: [{ name: 'Bobby', toys: [{ price: 3 }, { price: 8 }] }] },
  ],
  ['distinct', { distinct: 'race' }, { hits: [{ id: 1 }, { id: 2 }, { id: 4 }], estimatedTotalHits: 3 }],
  ['locales', { locales: ['eng'] }, { estimatedTotalHits: 4 }],
  [
    'facets',
    { facets: ['race', 'age', 'tags'] },
    {
      facetDistribution: {
        race: { AND: 1, Beagle: 2, 'Bernese Mountain': 1 },
        age: { '2': 1, '4': 1, '7.5': 1, '10': 1 },
        tags: { big: 2, calm: 1, 'big "one"': 1, 'it’s': 1 },
      },
      facetStats: { age: { min: 2, max: 10 } },
    },
  ],
  [
    'facets of what was found',
    { facets: ['race'], filter: 'age > 4' },
    { facetDistribution: { race: { Beagle: 1, AND: 1 } } },
  ],
])('parameters: %s', async (_, parameters, answer) => {
  expect(await dogs.search('', parameters)).toMatchObject(answer)
})

test.each<[string, string, object, object]>([
  [
    'highlighting one attribute makes texts of all',
    'bob',
    { attributesToHighlight: ['name'], attributesToRetrieve: ['id', 'name', 'age', 'note', 'toys'] },
    {
      ...{ id: 1, name: 'Bobby', age: 2, note: null },
      toys: [
        { name: 'ball', price: 3 },
        { name: 'rope', price: 8 },
      ],
      _formatted: {
        ...{ id: '1', name: '<em>Bob</em>by', age: '2', note: null },
        toys: [
          { name: 'ball', price: '3' },
          { name: 'rope', price: '8' },
        ],
      },
    },
  ],
  [
    'highlighting with other tags, within lists and numbers',
    'rope',
    {
      attributesToHighlight: ['*'],
      highlightPreTag: '[',
      highlightPostTag: ']',
      attributesToRetrieve: ['toys'],
    },
    expect.objectContaining({
      _formatted: expect.objectContaining({
        name: 'Bobby',
        toys: [
          { name: 'ball', price: '3' },
          { name: '[rope]', price: '8' },
        ],
      }),
    }),
  ],
  [
    'highlighting a typo and an accent',
    'elan',
    { attributesToHighlight: ['name'], attributesToRetrieve: ['name'] },
    { name: 'Élan', _formatted: { name: '<em>Élan</em>' } },
  ],
  [
    'cropping around what was found',
    'walks',
    { attributesToCrop: ['story:5'], attributesToHighlight: ['story'], attributesToRetrieve: ['id'] },
    { id: 2, _formatted: { id: '2', story: '…likes long <em>walks</em> in the…' } },
  ],
  [
    'cropping where nothing was found',
    'buddy',
    {
      attributesToCrop: ['story'],
      cropLength: 3,
      cropMarker: ' (more)',
      attributesToRetrieve: ['name'],
      attributesToSearchOn: ['name'],
    },
    { name: 'Buddy', _formatted: { name: 'Buddy', story: 'Buddy is a (more)' } },
  ],
  [
    'positions in bytes, with the places in lists',
    'rope',
    { showMatchesPosition: true, attributesToRetrieve: ['id'] },
    { id: 1, _matchesPosition: { 'toys.name': [{ start: 0, length: 4, indices: [1] }] } },
  ],
  [
    'positions after letters of several bytes',
    'éla',
    { showMatchesPosition: true, attributesToRetrieve: ['id'] },
    { id: 4, _matchesPosition: { name: [{ start: 0, length: 4 }] } },
  ],
  [
    'a score',
    'bobby',
    { showRankingScore: true, attributesToRetrieve: ['id'] },
    { id: 1, _rankingScore: expect.any(Number) },
  ],
])('the search parameters return %s', async (_, query, parameters, hit) => {
  expect((await dogs.search(query, parameters)).hits).toEqual([hit])
})

test('only the attributes asked for are searched', async () => {
  // The third has nothing but a ball.
  expect(await ids('ball', {})).toEqual([3, 1])
  expect(await ids('ball', { attributesToSearchOn: ['name'] })).toEqual([])
  await expect(ids('ball', { attributesToSearchOn: ['nope'] })).rejects.toMatchObject(
    refusal('invalid_search_attributes_to_search_on'),
  )
})

test.each<[string, object, string, unknown?]>([
  [
    'an unknown parameter',
    { nope: 1 },
    'bad_request',
    expect.stringMatching(/^Unknown field `nope`: expected one of `q`, /),
  ],
  [
    'a limit that is a text',
    { limit: 'doggo' },
    'invalid_search_limit',
    'Invalid value type at `.limit`: expected a positive integer, but found a string: `"doggo"`',
  ],
  [
    'a page below 0',
    { page: -1 },
    'invalid_search_page',
    'Invalid value type at `.page`: expected a positive integer, but found a negative integer: `-1`',
  ],
  [
    'a query that is a list',
    { q: ['doggo'] },
    'invalid_search_q',
    'Invalid value type at `.q`: expected a string, but found an array: `["doggo"]`',
  ],
  [
    'a text to highlight',
    { attributesToHighlight: 'name' },
    'invalid_search_attributes_to_highlight',
    'Invalid value type at `.attributesToHighlight`: expected an array, but found a string: `"name"`',
  ],
  [
    'a strategy',
    { matchingStrategy: 'doggo' },
    'invalid_search_matching_strategy',
    'Unknown value `doggo` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
  ],
  [
    'a threshold',
    { rankingScoreThreshold: 42 },
    'invalid_search_ranking_score_threshold',
    'Invalid value at `.rankingScoreThreshold`: the value of `rankingScoreThreshold` is invalid, expected a float between `0.0` and `1.0`.',
  ],
  [
    'sorting by another attribute',
    { sort: ['race:asc'] },
    'invalid_search_sort',
    'Index `dogs`: Attribute `race` is not sortable. Available sortable attributes are: `age, name`.',
  ],
  [
    'sorting without a direction',
    { sort: ['age'] },
    'invalid_search_sort',
    'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `age`.',
  ],
  [
    'facets of another attribute',
    { facets: ['story'] },
    'invalid_search_facets',
    expect.stringMatching(/^Invalid facet distribution: Pattern `story` is not filterable\./),
  ],
  ['distinct by another attribute', { distinct: 'story' }, 'invalid_search_distinct'],
  [
    'a search by meaning',
    { hybrid: { embedder: 'x' } },
    'invalid_search_embedder',
    'Cannot find embedder with name `x`.',
  ],
])('%s is refused', async (_, parameters, code, message) => {
  await expect(dogs.search(null, parameters)).rejects.toMatchObject(
    refusal(code, message ?? expect.any(String)),
  )
})

test('a search by GET is the same search', async () => {
  const parameters = {
    filter: 'age > 2',
    limit: 2,
    facets: ['race'],
    attributesToHighlight: ['name'],
    sort: ['age:asc'],
  }
  const { processingTimeMs: _, ...posted } = await dogs.search('b', parameters)
  const { processingTimeMs: __, ...got } = await dogs.searchGet('b', parameters)
  expect(got).toEqual(posted)
  expect(await raw('GET', '/indexes/dogs/search?limit=doggo')).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_search_limit',
      message: 'Invalid value in parameter `limit`: could not parse `doggo` as a positive integer',
    },
  })
  expect(await raw('GET', '/indexes/dogs/search?nope=1')).toMatchObject({ body: { code: 'bad_request' } })
})

test('values of a facet are searched', async () => {
  const { facetHits, facetQuery } = await dogs.searchForFacetValues({ facetName: 'race', facetQuery: 'be' })
  expect({ facetHits, facetQuery }).toEqual({
    facetHits: [
      { value: 'Beagle', count: 2 },
      { value: 'Bernese Mountain', count: 1 },
    ],
    facetQuery: 'be',
  })
  const old = await dogs.searchForFacetValues({ facetName: 'race', filter: 'age > 8' })
  expect(old.facetHits).toEqual([{ value: 'Beagle', count: 1 }])
  for (const facetName of ['story', 'only_x'])
    await expect(dogs.searchForFacetValues({ facetName })).rejects.toMatchObject(
      refusal('invalid_facet_search_facet_name'),
    )
  expect(await raw('POST', '/indexes/dogs/facet-search', '{}')).toMatchObject({
    body: { code: 'missing_facet_search_facet_name' },
  })
})

const cats = client.index('cats')
await cats
  .addDocuments([
    { id: 1, name: 'Bobby the cat' },
    { id: 2, name: 'Tom' },
  ])
  .waitTask()

test('several searches at once have a reply each, in their order', async () => {
  const { results } = await client.multiSearch({
    queries: [
      { indexUid: 'dogs', q: 'bobby', limit: 12 },
      { indexUid: 'cats', q: 'tom' },
      { indexUid: 'dogs', page: 1 },
    ],
  })
  expect(results).toMatchObject([
    { indexUid: 'dogs', query: 'bobby', limit: 12, offset: 0, estimatedTotalHits: 1, hits: [{ id: 1 }] },
    { indexUid: 'cats', hits: [{ id: 2, name: 'Tom' }] },
    { indexUid: 'dogs', totalHits: 4 },
  ])
})

test('with a federation there is one list of all hits, by weight', async () => {
  const queries = [
    { indexUid: 'cats', q: 'bobby' },
    { indexUid: 'dogs', q: 'bobby', federationOptions: { weight: 0.5 } },
  ]
  const found = await client.multiSearch({
    federation: { limit: 5, facetsByIndex: { dogs: ['race'] } },
    queries,
  })
  expect(found).toMatchObject({
    ...{ limit: 5, offset: 0, estimatedTotalHits: 2 },
    hits: [
      {
        name: 'Bobby the cat',
        _federation: { indexUid: 'cats', queriesPosition: 0, weightedRankingScore: expect.any(Number) },
      },
      { name: 'Bobby', _federation: { indexUid: 'dogs', queriesPosition: 1, weightedRankingScore: 0.5 } },
    ],
    facetsByIndex: { dogs: { distribution: { race: { 'Bernese Mountain': 1 } }, stats: {} } },
  })
})

test.each<[string, object, string, unknown?]>([
  [
    'an index there is not',
    { queries: [{ indexUid: 'cats' }, { indexUid: 'none' }] },
    'index_not_found',
    'Inside `.queries[1]`: Index `none` not found.',
  ],
  ['no queries', {}, 'bad_request', 'Missing field `queries`'],
  [
    'no index',
    { queries: [{ q: 'x' }] },
    'missing_index_uid',
    'Missing field `indexUid` inside `.queries[0]`',
  ],
  [
    'a bad parameter',
    { queries: [{ indexUid: 'cats', limit: 'x' }] },
    'invalid_search_limit',
    expect.stringContaining('at `.queries[0].limit`'),
  ],
  [
    'an unknown parameter',
    { queries: [{ indexUid: 'cats', nope: 1 }] },
    'bad_request',
    expect.stringMatching(/^Unknown field `nope` inside `\.queries\[0\]`: expected one of /),
  ],
  [
    'a limit in a federation',
    { federation: {}, queries: [{ indexUid: 'cats', limit: 1 }] },
    'invalid_multi_search_query_pagination',
    expect.stringMatching(/^Inside `\.queries\[0\]`: Using pagination options is not allowed/),
  ],
  [
    'facets in a federation',
    { federation: {}, queries: [{ indexUid: 'cats', facets: ['x'] }] },
    'invalid_multi_search_query_facets',
  ],
  [
    'weights without a federation',
    { queries: [{ indexUid: 'cats', federationOptions: { weight: 1 } }] },
    'invalid_multi_search_federation_options',
  ],
])('several searches: %s is refused', async (_, body, code, message) => {
  const refused = await raw('POST', '/multi-search', JSON.stringify(body))
  expect(refused.body).toMatchObject({ code, message: message ?? expect.any(String) })
})

test('no more than the setting allows can be reached', async () => {
  await cats.updatePagination({ maxTotalHits: 1 }).waitTask()
  expect(await cats.search('')).toMatchObject({ hits: [{ id: 1 }], estimatedTotalHits: 1 })
  expect(await cats.search('', { page: 2, hitsPerPage: 1 })).toMatchObject({
    hits: [],
    totalHits: 1,
    totalPages: 1,
  })
})

test('only displayed attributes are shown', async () => {
  await cats.updateDisplayedAttributes(['name']).waitTask()
  const [hit] = (await cats.search('tom', { attributesToHighlight: ['*'] })).hits
  expect(hit ?? (await cats.search('tom')).hits[0]).toEqual({
    name: 'Tom',
    _formatted: { name: '<em>Tom</em>' },
  })
})

test('names of objects’ own properties are names like others', async () => {
  const odd = client.index('odd')
  await odd.updateFilterableAttributes(['*']).waitTask()
  await raw(
    'POST',
    '/indexes/odd/documents',
    '[{"id":1,"__proto__":{"x":"polluted"},"constructor":"y","toString":"z"}]',
  )
  expect(
    await raw(
      'POST',
      '/indexes/odd/search',
      '{"facets":["*"],"filter":"constructor = y","attributesToHighlight":["*"],"showMatchesPosition":true,"q":"polluted"}',
    ),
  ).toMatchObject({
    status: 200,
    body: { hits: [{ id: 1 }], facetDistribution: { constructor: { y: 1 } } },
  })
  expect(Object.getOwnPropertyNames({})).toEqual([])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})
