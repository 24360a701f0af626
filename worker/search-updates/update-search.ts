import pLimit from 'p-limit'
import * as v from 'valibot'
import type { Fetch, Http } from '#src/commerce/http.ts'
import type { ReportUnreadable } from '#src/commerce/reply.ts'
import { createPersistentHttp } from '#src/commerce/search-sync/persistent-http.ts'
import { createProductReader } from '#src/commerce/search-sync/read-products.ts'
import { createSearchAdminApi } from '#src/commerce/search-sync/search-admin-api.ts'
import { updateProducts } from '#src/commerce/search-sync/update-products.ts'
import { attributeFacts } from '#src/i18n/attribute-facts.ts'
import { locales } from '#src/i18n/locales.ts'
import { type Platform, runInBackground } from '../background/background-work.ts'
import type { Bindings, Variables } from '../env.ts'
import type { Isolate } from '../isolate.ts'
import { searchUpdates as limits, maxConcurrentCalls, sitemapLimits } from '../limits.ts'
import type { Log } from '../log.ts'
import { catalogueService } from '../upstream/catalogue.ts'
import { type Ids, idHeaders } from '../upstream/request-ports.ts'
import { routeFetch } from '../upstream/sandbox-routing.ts'
import type { Upstream } from '../upstream/upstreams.ts'
import { SearchUpdate, type UpdateBatch } from './search-update.ts'

/**
 * Brings the search index up to date with what a queue delivers: reads the products from the commerce service, and writes
 * them to the index of each language. Does nothing without a key. A failure is a line of the log, and rejects, so that
 * the queue delivers the same again.
 */
export function updateSearch(
  isolate: Isolate,
  bindings: Bindings,
  { messages }: UpdateBatch,
  platform: Platform,
): Promise<void> {
  return runInBackground(isolate, bindings, platform, async ({ settings, ids, log }) => {
    const { SEARCH_WRITE_KEY: key } = settings
    if (!key) return
    const { reader, admin } = openServices({
      settings,
      key,
      ids,
      log,
      fetch: routeFetch(bindings, settings.PUBLIC_ORIGIN),
    })
    const updates = messages.flatMap(({ body }) => {
      const update = v.safeParse(SearchUpdate, body)
      return update.success ? [update.output] : []
    })
    const categories = updates.flatMap(({ categories }) => categories)
    const brands = updates.flatMap(({ brands }) => brands)
    const members = await Promise.all([
      reader.idsIn({ categories: [...new Set(categories)] }, limits.members),
      reader.idsIn({ brands: [...new Set(brands)] }, limits.members),
    ])
    const products = [
      ...updates.flatMap(({ products }) => products),
      ...members.flatMap((found) => found ?? []),
    ]
    const { written, removed, unreadable } = await updateProducts(admin, reader, locales, products)
    const isComplete = unreadable === 0 && !members.includes(null)
    log({ event: 'search-update', requestId: ids.requestId, written, removed, isComplete })
  })
}

interface Opening {
  settings: Variables
  key: string
  ids: Ids
  log: Log
  fetch: Fetch
}

function openServices({ settings, key, ids, log, fetch }: Opening) {
  const limit = pLimit(maxConcurrentCalls)
  const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
  const { requestId } = ids

  function open(upstream: Upstream, baseUrl: string, headers: Record<string, string>): Http {
    const { deadline, attempts, pause } = limits.calls
    const refused = (route: string, status: number) => {
      // Without a full run there are no notes.
      if (status !== 404)
        log({ event: 'answer', requestId, correlationId: requestId, upstream, route, status })
    }
    const http = createPersistentHttp(
      {
        baseUrl,
        headers: { ...headers, ...idHeaders(ids) },
        fetch,
        deadline,
        maxBytes: sitemapLimits.replyBytes,
        refused,
      },
      { attempts, pause, sleep, random: Math.random },
    )
    return (call) => limit(() => http(call))
  }

  const reportUnreadable: ReportUnreadable = ({ route, paths }) =>
    log({ event: 'unreadable', requestId, route, paths })
  const commerce = catalogueService(settings)
  const search = open('search', settings.SEARCH_URL, { authorization: `Bearer ${key}` })
  return {
    reader: createProductReader(
      open('catalogue', commerce.baseUrl, commerce.headers),
      locales,
      attributeFacts,
      reportUnreadable,
    ),
    admin: createSearchAdminApi(search, { now: Date.now, sleep }, limits.task),
  }
}
