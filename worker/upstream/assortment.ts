import type { CatalogueFetch } from '#src/commerce/catalogue-api.ts'
import { parseResponse } from '#src/commerce/reply.ts'
import { assortmentPageSize } from '#src/config.ts'
import { sitemapLimits } from '../limits.ts'
import { cacheable } from './cached.ts'
import { catalogueService } from './catalogue.ts'
import type { RequestPorts } from './request-ports.ts'
import { retryOnce } from './resilience/retry.ts'
import { unlessOpen } from './resilience/through-breaker.ts'
import { createClient } from './service.ts'

/** The first products of the calls that together have the products from `from` up to, but not including, `end`. */
export function pageStarts(from: number, end: number): number[] {
  const count = Math.max(0, Math.ceil((end - from) / assortmentPageSize))
  return Array.from({ length: count }, (_, index) => from + index * assortmentPageSize)
}

/**
 * Calls for many products, whose replies are too large for the cache: the caller keeps a few of their fields. They are
 * not hedged, and neither pace nor breaker counts them, since pages depend on both. Throws `UpstreamError`.
 */
export function createAssortmentFetch(ports: RequestPorts): CatalogueFetch {
  const { isolate, settings, sleep, reportUnreadable } = ports
  const budget = isolate.retryBudgets.unusual
  const client = createClient(ports, {
    ...catalogueService(settings),
    fetch: retryOnce(ports.fetchFrom('catalogue'), { budget, sleep, random: Math.random }),
    deadline: sitemapLimits.deadline,
    maxBytes: sitemapLimits.replyBytes,
  })
  const http = cacheable(unlessOpen(client, isolate.breakers.catalogue))
  return async ({ method, path, route, body, schema }) => {
    const answer = await http({ method, path, route, ...(body ? { body } : {}) })
    return parseResponse(schema, answer, route, reportUnreadable)
  }
}
