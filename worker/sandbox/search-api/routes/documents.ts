// Meilisearch, API reference, "Documents": https://www.meilisearch.com/docs/reference/api/documents

import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import type { Filter } from '../filter/filter.ts'
import { readFilter } from '../filter/filter-input.ts'
import { Refusal } from '../refusal.ts'
import { parse, snakeCase } from '../requests/parse.ts'
import { counted, flag, list, noun, texts } from '../requests/schema.ts'
import { selectFields } from '../tokens/leaves.ts'
import { documentsOf, jsonBody } from './body.ts'
import { indexUid, parametersOf } from './parameters.ts'

const id = v.union([v.string(), v.number()], noun('a string or an integer'))

const Fetch = v.strictObject(
  {
    offset: v.optional(counted(), 0),
    limit: v.optional(counted(), 20),
    fields: v.nullish(texts),
    retrieveVectors: v.optional(flag, false),
    filter: v.optional(v.unknown()),
    ids: v.nullish(list(id)),
    sort: v.nullish(texts),
  },
  noun('an object'),
)

const code = 'invalid_document_filter'
const codes = { invalid: (field: string) => `invalid_document_${snakeCase(field)}` as const }

/** Documents: added, merged, read, deleted. */
export function documentRoutes(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/indexes/:uid/documents', (c) => add(c, 'replace'))
  app.put('/indexes/:uid/documents', (c) => add(c, 'merge'))

  app.get('/indexes/:uid/documents', (c) => {
    const known = ['limit', 'offset', 'fields', 'retrieveVectors', 'filter', 'ids', 'sort']
    const parameters = parametersOf(c, 'document', known)
    const page = { offset: parameters.count('offset', 0), limit: parameters.count('limit', 20) }
    const [fields, ids] = [parameters.list('fields'), parameters.list('ids')]
    const sort = parameters.list('sort') ?? []
    return documentPage(c, {
      ...page,
      fields,
      ids,
      sort,
      filter: readFilter(parameters.text('filter'), code),
    })
  })

  app.post('/indexes/:uid/documents/fetch', (c) => {
    const { ids, fields, filter, sort, offset, limit } = parse(Fetch, jsonBody(c), codes)
    const read = readFilter(filter, code)
    return documentPage(c, {
      offset,
      limit,
      fields: fields ?? null,
      ids: ids?.map(String) ?? null,
      filter: read,
      sort: sort ?? [],
    })
  })

  app.get('/indexes/:uid/documents/:id', (c) => {
    const { search } = c.var.world
    const parameters = parametersOf(c, 'document', ['fields', 'retrieveVectors'])
    const index = search.find(indexUid(c))
    const [found] = search.documents.byId(index.row, [c.req.param('id')])
    if (!found) throw new Refusal('document_not_found', `Document \`${c.req.param('id')}\` not found.`)
    return c.json(selectFields(found.document, parameters.list('fields') ?? ['*']))
  })

  app.delete('/indexes/:uid/documents/:id', (c) =>
    remove(c, [c.req.param('id')], { providedIds: 1, originalFilter: null }),
  )

  app.post('/indexes/:uid/documents/delete-batch', (c) => {
    const ids = parse(list(id), jsonBody(c), { invalid: () => 'bad_request' }).map(String)
    return remove(c, ids, { providedIds: ids.length, originalFilter: null })
  })

  app.post('/indexes/:uid/documents/delete', (c) => {
    const Body = v.strictObject({ filter: v.optional(v.unknown()) }, noun('an object'))
    const { filter } = parse(Body, jsonBody(c), codes)
    if (filter === undefined) throw new Refusal('missing_document_filter', 'Missing field `filter`')
    const parsed = readFilter(filter, code)
    if (!parsed) throw new Refusal(code, 'Sending an empty filter is forbidden.')
    return remove(c, parsed, { providedIds: 0, originalFilter: JSON.stringify(filter) })
  })

  app.delete('/indexes/:uid/documents', (c) => {
    const uid = indexUid(c)
    const { search } = c.var.world
    const details = (deletedDocuments: number) => ({ providedIds: 0, deletedDocuments, originalFilter: null })
    const work = () => details(search.clear(search.find(uid)))
    return c.json(search.run('documentDeletion', uid, work, details(0)), 202)
  })

  return app
}

function add(c: CheckoutContext, mode: 'replace' | 'merge'): Response {
  const uid = indexUid(c)
  const known = ['primaryKey', 'csvDelimiter', 'skipCreation', 'customMetadata']
  const parameters = parametersOf(c, 'index', known)
  const primaryKey = parameters.text('primaryKey')
  const documents = documentsOf(c, parameters.text('csvDelimiter'))
  const { search } = c.var.world
  const details = { receivedDocuments: documents.length, indexedDocuments: documents.length }
  const work = () => {
    search.write(search.findOrCreate(uid), documents, mode, primaryKey ?? undefined)
    return details
  }
  return c.json(search.run('documentAdditionOrUpdate', uid, work, { ...details, indexedDocuments: 0 }), 202)
}

/** Deletes documents by id, or those that a filter lets through. */
function remove(
  c: CheckoutContext,
  which: readonly string[] | Filter,
  details: { providedIds: number; originalFilter: string | null },
): Response {
  const uid = indexUid(c)
  const { search } = c.var.world
  const work = () => {
    const index = search.find(uid)
    const ids = 'kind' in which ? search.matching(index, which, code).map(({ id: found }) => found) : which
    return { ...details, deletedDocuments: search.unwrite(index, ids) }
  }
  return c.json(search.run('documentDeletion', uid, work, { ...details, deletedDocuments: 0 }), 202)
}

interface Page {
  offset: number
  limit: number
  fields: readonly string[] | null
  ids: readonly string[] | null
  filter: Filter | null
  sort: readonly string[]
}

/** A page of documents, in the order of `sort`, otherwise in that in which they were added. */
function documentPage(c: CheckoutContext, { offset, limit, fields, ids, filter, sort }: Page): Response {
  const { search } = c.var.world
  const index = search.find(indexUid(c))
  const chosen = ids || filter ? search.chosen(index, ids, filter) : null
  const found =
    sort.length > 0
      ? search.sorted(index, chosen, sort, { offset, limit })
      : (chosen?.slice(offset, offset + limit) ?? search.documents.page(index.row, offset, limit))
  return c.json({
    results: found.map(({ document }) => selectFields(document, fields ?? ['*'])),
    offset,
    limit,
    total: chosen?.length ?? search.documents.count(index.row),
  })
}
