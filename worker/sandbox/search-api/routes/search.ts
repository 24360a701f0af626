// Meilisearch, API reference, "Search": https://www.meilisearch.com/docs/reference/api/search

import { Hono } from 'hono'
import type { CheckoutContext, CheckoutEnv } from '../../checkout-api/env.ts'
import { Refusal } from '../refusal.ts'
import {
  parseFacetSearch,
  parseMultiSearch,
  parseSearch,
  parseSearchParameters,
  type SearchQuery,
} from '../requests/search-query.ts'
import { multiSearch } from '../search/multi-search.ts'
import { searchFacet, searchIndex } from '../search/search-index.ts'
import { jsonBody } from './body.ts'
import { checkedUid, indexUid } from './parameters.ts'

const maxQueries = 100

/** Searches: of one index, of values of a facet, of several indexes at once. */
export function searchRoutes(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/indexes/:uid/search', (c) => search(c, parseSearch(jsonBody(c))))
  app.get('/indexes/:uid/search', (c) => search(c, parseSearchParameters(new URL(c.req.url).searchParams)))

  app.post('/indexes/:uid/facet-search', (c) => {
    const query = parseFacetSearch(jsonBody(c))
    const found = searchFacet(c.var.world.search.open(indexUid(c)), query)
    return c.json({ ...found, processingTimeMs: 1 })
  })

  app.post('/multi-search', (c) => {
    const queries = parseMultiSearch(jsonBody(c))
    if (queries.queries.length > maxQueries) {
      throw new Refusal(
        'bad_request',
        `A call may carry ${maxQueries} queries, not ${queries.queries.length}.`,
      )
    }
    for (const [position, { indexUid: uid }] of queries.queries.entries())
      checkedUid(uid, `Invalid value at \`.queries[${position}].indexUid\`: `)
    const found = multiSearch(queries, (uid) => c.var.world.search.open(uid))
    return 'results' in found
      ? c.json({ results: found.results.map((result) => ({ ...result, processingTimeMs: 1 })) })
      : c.json({ ...found, processingTimeMs: 1 })
  })
  return app
}

function search(c: CheckoutContext, query: SearchQuery): Response {
  const uid = indexUid(c)
  const opened = c.var.world.search.open(uid)
  return c.json({ ...searchIndex(opened, query), processingTimeMs: 1 })
}
