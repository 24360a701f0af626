import type { GenericSchema } from 'valibot'
import type { CatalogueCacheRead, CatalogueFetch, CatalogueRequest } from '#src/commerce/catalogue-api.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { maxSaleClaimAge, policies } from '../cache/policy.ts'
import { deadlines } from '../limits.ts'
import { cacheable, findCached } from './cached.ts'
import type { RequestPorts } from './request-ports.ts'
import { createProtectedClient } from './service.ts'
import { unavailable } from './unavailable.ts'

/** Asks the catalogue with the shared secret, through the cache. Throws a 503 `Response` when it is down. */
export function createCatalogue(ports: RequestPorts): CatalogueFetch {
  const { isolate, settings, now } = ports
  const http = cacheable(
    createProtectedClient(ports, {
      upstream: 'catalogue',
      baseUrl: settings.COMMERCE_URL,
      headers: { authorization: `Bearer ${settings.COMMERCE_SECRET}`, 'api-token': 'none' },
      fetch: ports.repeatingFetch('catalogue'),
      deadline: deadlines.catalogue,
    }),
  )

  return async (request) => {
    const { route, schema, freshness, isEmpty, isNotFound, withoutReductions } = request
    try {
      const { reply, storedAt } = await findCached(
        isolate.caches.catalogue,
        {
          key: keyOf(request, settings.COMMERCE_URL),
          route,
          schema,
          policy: policies[freshness],
          ...(isEmpty ? { isEmpty } : {}),
          ...(isNotFound ? { isNotFound } : {}),
          load: () => http(request),
        },
        ports,
      )
      const old = now() - storedAt > maxSaleClaimAge * 1000
      return old && reply.ok && withoutReductions
        ? { ok: true, value: withoutReductions(reply.value) }
        : reply
    } catch (error) {
      throw error instanceof UpstreamError ? unavailable() : error
    }
  }
}

/** Reads the catalogue's replies that other requests have left in the cache. */
export function createCatalogueCacheRead(ports: RequestPorts): CatalogueCacheRead {
  const { isolate, settings } = ports
  return (request) => {
    const { route, schema } = request
    return isolate.caches.catalogue.peek({ key: keyOf(request, settings.COMMERCE_URL), route, schema }, ports)
  }
}

/** Everything that changes the answer, in one order: two spellings of one request share a copy. */
export function keyOf(
  { method, path, body = {} }: Pick<CatalogueRequest<GenericSchema>, 'method' | 'path' | 'body'>,
  baseUrl: string,
): string {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return JSON.stringify([baseUrl, method, path, entries])
}
