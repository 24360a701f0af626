import { afterAll, expect, test } from 'vitest'
import { openSearchClient, refusal } from '#tests/support/sandbox/search-client.ts'

// Checks answers of the service's administration against its documentation, by the official client.

const { client, raw, reset, close } = await openSearchClient()
afterAll(close)

const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
const succeeded = { status: 'succeeded', error: null }
const failed = (code: string) => ({ status: 'failed', error: expect.objectContaining({ code }) })
const films = client.index('films')
const rows = [
  { id: 1, title: 'Carol', genres: ['Romance', 'Drama'], year: 2015 },
  { id: 2, title: 'Wonder Woman', genres: ['Action'], year: 2017 },
  { id: 3, title: 'Life of Pi', genres: ['Adventure'], year: 2012, poster: null },
]

// In this order: each row builds on the ones before it.
test.each<[string, () => Promise<unknown>, unknown]>([
  ['health', () => client.health(), { status: 'available' }],
  ['well', () => client.isHealthy(), true],
  [
    'version',
    () => client.getVersion(),
    { commitSha: expect.any(String), commitDate: expect.any(String), pkgVersion: '1.50.0' },
  ],
  [
    'a new index, waiting',
    () => client.createIndex('films'),
    { taskUid: 0, indexUid: 'films', status: 'enqueued', type: 'indexCreation', enqueuedAt: day },
  ],
  [
    'its task',
    () => client.tasks.getTask(0),
    {
      ...{ uid: 0, indexUid: 'films', type: 'indexCreation', canceledBy: null, ...succeeded },
      ...{ details: { primaryKey: null }, duration: expect.stringMatching(/^PT/) },
      ...{ enqueuedAt: day, startedAt: day, finishedAt: day },
    },
  ],
  ['the same again', () => client.createIndex('films').waitTask(), failed('index_already_exists')],
  [
    'the index',
    () => client.getRawIndex('films'),
    { uid: 'films', primaryKey: null, createdAt: day, updatedAt: day },
  ],
  ['its documents', () => films.getDocuments(), { results: [], offset: 0, limit: 20, total: 0 }],
  [
    'documents',
    () => films.addDocuments(rows).waitTask(),
    {
      ...succeeded,
      type: 'documentAdditionOrUpdate',
      details: { receivedDocuments: 3, indexedDocuments: 3 },
    },
  ],
  ['the key found in them', () => films.fetchPrimaryKey(), 'id'],
  ['all of them', () => films.getDocuments(), { results: rows, offset: 0, limit: 20, total: 3 }],
  [
    'a page',
    () => films.getDocuments({ offset: 1, limit: 1 }),
    { results: [rows[1]], offset: 1, limit: 1, total: 3 },
  ],
  [
    'some fields',
    () => films.getDocuments({ fields: ['title'], limit: 1 }),
    { results: [{ title: 'Carol' }], total: 3 },
  ],
  ['one', () => films.getDocument(2), rows[1]],
  ['one’s title', () => films.getDocument(2, { fields: ['title'] }), { title: 'Wonder Woman' }],
  ['merged', () => films.updateDocuments([{ id: 2, year: 2020 }]).waitTask(), succeeded],
  ['the merged one', () => films.getDocument(2), { ...rows[1], year: 2020 }],
  ['replaced', () => films.addDocuments([{ id: 2, title: 'Wonder' }]).waitTask(), succeeded],
  [
    'the new one, in its old place',
    () => films.getDocuments({ offset: 1, limit: 1 }),
    { results: [{ id: 2, title: 'Wonder' }] },
  ],
  [
    'lines of JSON',
    () => films.addDocumentsFromString('{"id":4}\n{"id":5}\n', 'application/x-ndjson').waitTask(),
    succeeded,
  ],
  [
    'in batches',
    () => Promise.all(films.addDocumentsInBatches([{ id: 6 }, { id: 7 }, { id: 8 }], 2)),
    { length: 2 },
  ],
  [
    'counts',
    () => films.getStats(),
    {
      ...{ numberOfDocuments: 8, isIndexing: false },
      fieldDistribution: { genres: 2, id: 8, poster: 1, title: 3, year: 2 },
    },
  ],
  [
    'one less',
    () => films.deleteDocument(8).waitTask(),
    { ...succeeded, details: { providedIds: 1, deletedDocuments: 1, originalFilter: null } },
  ],
  [
    'one that is not there',
    () => films.deleteDocument(99).waitTask(),
    { ...succeeded, details: { deletedDocuments: 0 } },
  ],
  [
    'several less',
    () => films.deleteDocuments([4, 5, 6]).waitTask(),
    { ...succeeded, details: { providedIds: 3, deletedDocuments: 3 } },
  ],
  [
    'by a filter not set',
    () => films.deleteDocuments({ filter: 'year > 2000' }).waitTask(),
    failed('invalid_document_filter'),
  ],
  ['what may be filtered', () => films.updateFilterableAttributes(['year', 'id']).waitTask(), succeeded],
  ['by filter', () => films.getDocuments({ filter: 'year > 2012' }), { results: [rows[0]], total: 1 }],
  ['by ids', () => films.getDocuments({ ids: ['3', '1'] }), { results: [rows[0], rows[2]], total: 2 }],
  [
    'deleted by a filter',
    () => films.deleteDocuments({ filter: 'id = 7' }).waitTask(),
    { ...succeeded, details: { providedIds: 0, deletedDocuments: 1, originalFilter: '"id = 7"' } },
  ],
  ['without an id', () => films.addDocuments([{ title: 'x' }]).waitTask(), failed('missing_document_id')],
  ['with a strange id', () => films.addDocuments([{ id: 'a b' }]).waitTask(), failed('invalid_document_id')],
  [
    'without a key to find',
    () =>
      client
        .index('new')
        .addDocuments([{ title: 'x' }])
        .waitTask(),
    failed('index_primary_key_no_candidate_found'),
  ],
  [
    'with two',
    () =>
      client
        .index('new')
        .addDocuments([{ id: 1, filmId: 2 }])
        .waitTask(),
    failed('index_primary_key_multiple_candidates_found'),
  ],
  [
    'nothing of which stayed',
    () => client.getIndex('new').catch((error) => error.cause.code),
    'index_not_found',
  ],
  [
    'with the key named',
    () =>
      client
        .index('new')
        .addDocuments([{ id: 1, filmId: 2 }], { primaryKey: 'filmId' })
        .waitTask(),
    succeeded,
  ],
  [
    'another key',
    () => client.index('new').update({ primaryKey: 'id' }).waitTask(),
    failed('index_primary_key_already_exists'),
  ],
  [
    'swapped',
    () => client.swapIndexes([{ indexes: ['films', 'new'], rename: false }]).waitTask(),
    { ...succeeded, type: 'indexSwap', indexUid: null },
  ],
  ['which changed their documents', () => films.getDocuments(), { results: [{ id: 1, filmId: 2 }] }],
  [
    'back again',
    () => client.swapIndexes([{ indexes: ['new', 'films'], rename: false }]).waitTask(),
    succeeded,
  ],
  [
    'swapped with none',
    () => client.swapIndexes([{ indexes: ['films', 'none'], rename: false }]).waitTask(),
    failed('index_not_found'),
  ],
  [
    'emptied',
    () => client.index('new').deleteAllDocuments().waitTask(),
    { ...succeeded, details: { deletedDocuments: 1 } },
  ],
  ['deleted', () => client.deleteIndex('new').waitTask(), { ...succeeded, type: 'indexDeletion' }],
  ['deleted again', () => client.deleteIndex('new').waitTask(), failed('index_not_found')],
  [
    'failed tasks',
    () => client.tasks.getTasks({ statuses: ['failed'], types: ['indexDeletion'] }),
    { results: [{ indexUid: 'new' }], total: 1, limit: 20, next: null },
  ],
  [
    'tasks, the newest first',
    () => client.tasks.getTasks({ limit: 1, indexUids: ['films'] }),
    { results: [{ indexUid: 'films' }], limit: 1 },
  ],
  [
    'the next of them',
    () => client.tasks.getTasks({ uids: [0, 1, 2], limit: 2 }),
    { results: [{ uid: 2 }, { uid: 1 }], total: 3, limit: 2, from: 2, next: 0 },
  ],
])('the administration answers for %s', async (_, call, answer) => {
  const found = await call()
  if (typeof answer === 'object') expect(found).toMatchObject(answer as object)
  else expect(found).toEqual(answer)
})

const settings = client.index('settings')

test.each<[string, () => Promise<unknown>, () => Promise<unknown>, unknown]>([
  [
    'displayed attributes',
    () => settings.updateDisplayedAttributes(['id']).waitTask(),
    () => settings.getDisplayedAttributes(),
    ['id'],
  ],
  [
    'displayed attributes reset',
    () => settings.resetDisplayedAttributes().waitTask(),
    () => settings.getDisplayedAttributes(),
    ['*'],
  ],
  [
    'searchable attributes',
    () => settings.updateSearchableAttributes(['a', 'b']).waitTask(),
    () => settings.getSearchableAttributes(),
    ['a', 'b'],
  ],
  [
    'searchable attributes reset',
    () => settings.resetSearchableAttributes().waitTask(),
    () => settings.getSearchableAttributes(),
    ['*'],
  ],
  [
    'filterable attributes',
    () => settings.updateFilterableAttributes(['a']).waitTask(),
    () => settings.getFilterableAttributes(),
    ['a'],
  ],
  [
    'filterable patterns',
    () =>
      settings
        .updateFilterableAttributes([
          {
            attributePatterns: ['a.*'],
            features: { facetSearch: true, filter: { equality: true, comparison: false } },
          },
        ])
        .waitTask(),
    () => settings.getFilterableAttributes(),
    [
      {
        attributePatterns: ['a.*'],
        features: { facetSearch: true, filter: { equality: true, comparison: false } },
      },
    ],
  ],
  [
    'sortable attributes',
    () => settings.updateSortableAttributes(['a']).waitTask(),
    () => settings.getSortableAttributes(),
    ['a'],
  ],
  [
    'ranking rules',
    () => settings.updateRankingRules(['typo', 'a:asc']).waitTask(),
    () => settings.getRankingRules(),
    ['typo', 'a:asc'],
  ],
  [
    'ranking rules reset',
    () => settings.resetRankingRules().waitTask(),
    () => settings.getRankingRules(),
    ['words', 'typo', 'proximity', 'attributeRank', 'sort', 'wordPosition', 'exactness'],
  ],
  ['stop words', () => settings.updateStopWords(['the']).waitTask(), () => settings.getStopWords(), ['the']],
  [
    'synonyms',
    () => settings.updateSynonyms({ vw: ['volkswagen'] }).waitTask(),
    () => settings.getSynonyms(),
    { vw: ['volkswagen'] },
  ],
  ['synonyms reset', () => settings.resetSynonyms().waitTask(), () => settings.getSynonyms(), {}],
  [
    'a distinct attribute',
    () => settings.updateDistinctAttribute('a').waitTask(),
    () => settings.getDistinctAttribute(),
    'a',
  ],
  ['none', () => settings.resetDistinctAttribute().waitTask(), () => settings.getDistinctAttribute(), null],
  [
    'typo tolerance, in part',
    () =>
      settings
        .updateTypoTolerance({ disableOnNumbers: true, minWordSizeForTypos: { oneTypo: 4 } })
        .waitTask(),
    () => settings.getTypoTolerance(),
    {
      ...{ enabled: true, disableOnWords: [], disableOnAttributes: [], disableOnNumbers: true },
      minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
    },
  ],
  [
    'faceting',
    () => settings.updateFaceting({ maxValuesPerFacet: 5 }).waitTask(),
    () => settings.getFaceting(),
    { maxValuesPerFacet: 5, sortFacetValuesBy: { '*': 'alpha' } },
  ],
  [
    'pagination',
    () => settings.updatePagination({ maxTotalHits: 7 }).waitTask(),
    () => settings.getPagination(),
    { maxTotalHits: 7 },
  ],
  [
    'prefix search',
    () => settings.updatePrefixSearch('disabled').waitTask(),
    () => settings.getPrefixSearch(),
    'disabled',
  ],
  [
    'facet search',
    () => settings.updateFacetSearch(false).waitTask(),
    () => settings.getFacetSearch(),
    false,
  ],
  [
    'all at once',
    () => settings.updateSettings({ stopWords: null, pagination: { maxTotalHits: 9 } }).waitTask(),
    () => settings.getStopWords(),
    [],
  ],
  [
    'all reset',
    () => settings.resetSettings().waitTask(),
    () => settings.getSettings(),
    expect.objectContaining({
      pagination: { maxTotalHits: 1_000 },
      prefixSearch: 'indexingTime',
      sortableAttributes: [],
    }),
  ],
])('setting: %s', async (_, change, read, value) => {
  expect(await change()).toMatchObject(succeeded)
  expect(await read()).toEqual(value)
})

test.each<[string, () => Promise<unknown>, string, unknown?]>([
  ['a document there is not', () => films.getDocument(99), 'document_not_found', 'Document `99` not found.'],
  ['an index there is not', () => client.getIndex('none'), 'index_not_found', 'Index `none` not found.'],
  ['a task there is not', () => client.tasks.getTask(9_999), 'task_not_found', 'Task `9999` not found.'],
  [
    'a bad name',
    () => client.createIndex('the best'),
    'invalid_index_uid',
    expect.stringMatching(/^Invalid value at `\.uid`: `the best` is not a valid index uid\./),
  ],
  [
    'swapping one',
    () => client.swapIndexes([{ indexes: ['a', 'a'], rename: false }]),
    'invalid_swap_duplicate_index_found',
  ],
  [
    'an empty filter',
    () => films.deleteDocuments({ filter: '' }),
    'invalid_document_filter',
    'Sending an empty filter is forbidden.',
  ],
  ['no hits at all', () => settings.updatePagination({ maxTotalHits: 0 }), 'invalid_settings_pagination'],
])('the client understands the refusal of %s', async (_, call, code, message) => {
  await expect(call()).rejects.toMatchObject(refusal(code, message ?? expect.any(String)))
})

test.each<[string, string, string | undefined, string | undefined, number, string]>([
  ['POST', '/indexes/films/documents', '[{}', undefined, 400, 'malformed_payload'],
  ['POST', '/indexes/films/documents', '3', undefined, 400, 'malformed_payload'],
  ['POST', '/indexes/films/documents', '', undefined, 400, 'missing_payload'],
  ['POST', '/indexes/films/documents', 'id\n1', 'text/plain', 415, 'invalid_content_type'],
  ['POST', '/indexes/films/documents', 'id,title\n1,Carol,2015', 'text/csv', 400, 'malformed_payload'],
  ['POST', '/indexes/films/documents', 'id,year:number\n1,old', 'text/csv', 400, 'malformed_payload'],
  ['POST', '/indexes/films/documents', 'id,seen:boolean\n1,yes', 'text/csv', 400, 'malformed_payload'],
  ['POST', '/indexes/films/documents', '', 'text/csv', 400, 'missing_payload'],
  ['POST', '/indexes/films/documents?csvDelimiter=;', '[]', undefined, 415, 'invalid_content_type'],
  ['POST', '/indexes/films/documents?csvDelimiter=', 'id', 'text/csv', 400, 'invalid_document_csv_delimiter'],
  [
    'POST',
    '/indexes/films/documents?csvDelimiter=;;',
    'id',
    'text/csv',
    400,
    'invalid_document_csv_delimiter',
  ],
  [
    'POST',
    '/indexes/films/documents?csvDelimiter=é',
    'id',
    'text/csv',
    400,
    'invalid_document_csv_delimiter',
  ],
  ['POST', '/indexes/films/documents', '{}', '', 415, 'missing_content_type'],
  ['POST', '/indexes/films/search', '{}', 'text/plain', 415, 'invalid_content_type'],
  ['POST', '/indexes', '{}', undefined, 400, 'missing_index_uid'],
  ['POST', '/indexes', '{"uid":"a","nope":1}', undefined, 400, 'bad_request'],
  ['PATCH', '/indexes/films', '{"createdAt":"x"}', undefined, 400, 'immutable_index_created_at'],
  ['POST', '/indexes/films/documents/delete', '{}', undefined, 400, 'missing_document_filter'],
  ['PUT', '/indexes/a/settings/ranking-rules', '["best"]', undefined, 400, 'invalid_settings_ranking_rules'],
  [
    'PUT',
    '/indexes/a/settings/ranking-rules',
    '["attribute","wordPosition"]',
    undefined,
    400,
    'invalid_settings_ranking_rules',
  ],
  ['PUT', '/indexes/a/settings/stop-words', '"the"', undefined, 400, 'invalid_settings_stop_words'],
  [
    'PATCH',
    '/indexes/a/settings/typo-tolerance',
    '{"nope":1}',
    undefined,
    400,
    'invalid_settings_typo_tolerance',
  ],
  ['PATCH', '/indexes/a/settings', '{"nope":1}', undefined, 400, 'bad_request'],
  ['GET', '/indexes?nope=1', undefined, undefined, 400, 'bad_request'],
  ['GET', '/indexes?limit=x', undefined, undefined, 400, 'invalid_index_limit'],
  ['GET', '/indexes/films/documents?limit=-1', undefined, undefined, 400, 'invalid_document_limit'],
  ['GET', '/tasks?types=nope', undefined, undefined, 400, 'invalid_task_types'],
  ['GET', '/tasks?uids=x', undefined, undefined, 400, 'invalid_task_uids'],
])('%s %s with %j as %s is refused with %i', async (method, path, body, type, status, code) => {
  expect(await raw(method, path, body, type)).toMatchObject({ status, body: { code } })
})

test('more documents than a call may carry are refused with 413', async () => {
  const many = JSON.stringify(Array.from({ length: 10_001 }, (_, id) => ({ id })))
  expect(await raw('POST', '/indexes/films/documents', many)).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  })
  const large = `[{"id":1,"text":"${'x'.repeat(9_000_000)}"}]`
  expect(await raw('POST', '/indexes/films/documents', large)).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  })
})

test('the shop’s indexes are there from the beginning, and again after a deletion and a reset', async () => {
  const names = async () => (await client.getIndexes({ limit: 100 })).results.map(({ uid }) => uid)
  expect(await names()).toEqual(expect.arrayContaining(['content_fi', 'products_sv']))
  const content = client.index('content_en')
  const { numberOfDocuments } = await content.getStats()
  expect(numberOfDocuments).toBeGreaterThan(15)
  await client.deleteIndex('content_en').waitTask()
  expect(await names()).not.toContain('content_en')
  await reset()
  expect(await names()).not.toContain('films')
  expect(await content.getStats()).toMatchObject({ numberOfDocuments })
})

test('documents as CSV have the types of their header, and null for an empty field', async () => {
  const table = client.index('table')
  const csv = [
    'id:number,title,price:number,new:boolean,note:text',
    '1,"Disc, ""front""\nand rear",12.50,true,a',
    '2, Pad ,,false,',
    '',
    '3,007,-1e2,,b',
  ].join('\r\n')
  const { status } = await table.addDocumentsFromString(csv, 'text/csv').waitTask()
  expect(status).toBe('succeeded')
  expect((await table.getDocuments()).results).toEqual([
    { id: 1, title: 'Disc, "front"\nand rear', price: 12.5, new: true, 'note:text': 'a' },
    { id: 2, title: ' Pad ', price: null, new: false, 'note:text': null },
    { id: 3, title: '007', price: -100, new: null, 'note:text': 'b' },
  ])
  await table
    .updateDocumentsFromString('id;title\n3;Caliper', 'text/csv', { csvDelimiter: ';', primaryKey: 'id' })
    .waitTask()
  expect(await table.getDocument(3)).toMatchObject({ title: 'Caliper', price: -100 })
})

test('documents are listed in the order of a sort, by attributes that are sortable', async () => {
  const shelf = client.index('shelf')
  await shelf
    .addDocuments([
      { id: 1, shelf: 2, name: 'Disc' },
      { id: 2, shelf: 1, name: 'pad' },
      { id: 3, name: 'Caliper' },
      { id: 4, shelf: 2, name: 'Belt' },
      { id: 5, shelf: 1, name: 'Axle' },
    ])
    .waitTask()
  const listed = async (query: Parameters<typeof shelf.getDocuments>[0]) => {
    const { results, total } = await shelf.getDocuments({ fields: ['id'], ...query })
    return [results.map(({ id }) => Number(id)).join(' '), total]
  }
  await expect(listed({ sort: ['shelf:asc'] })).rejects.toMatchObject(
    refusal(
      'invalid_document_sort',
      'Attribute `shelf` is not sortable. This index does not have configured sortable attributes.',
    ),
  )
  // The order of a list needs no ranking rule.
  const rankingRules = ['words']
  await shelf
    .updateSettings({ sortableAttributes: ['shelf', 'name'], filterableAttributes: ['shelf'], rankingRules })
    .waitTask()
  expect(await listed({ sort: ['shelf:asc'] })).toEqual(['2 5 1 4 3', 5])
  expect(await listed({ sort: ['shelf:desc', 'name:asc'] })).toEqual(['4 1 5 2 3', 5])
  expect(await listed({ sort: ['name:asc'], offset: 1, limit: 2 })).toEqual(['4 3', 5])
  expect(await listed({ sort: ['name:desc'], filter: 'shelf = 1' })).toEqual(['2 5', 2])
  expect(await listed({ sort: ['name:asc'], ids: ['1', '4'] })).toEqual(['4 1', 2])
  const got = await raw('GET', '/indexes/shelf/documents?sort=shelf:desc,name:asc&fields=id&limit=2')
  expect(got.body).toMatchObject({ results: [{ id: 4 }, { id: 1 }], total: 5 })
  expect((await raw('GET', '/indexes/shelf/documents?sort=name')).body).toMatchObject({
    code: 'invalid_document_sort',
  })
})
