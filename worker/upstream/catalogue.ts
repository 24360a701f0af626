import type { GenericSchema } from 'valibot'
import type {
  CallKind,
  CatalogueCacheRead,
  CatalogueFetch,
  CatalogueFetchEach,
  CatalogueRequest,
} from '#src/commerce/catalogue-api.ts'
import { joinListings, type Listing, splitListing } from '#src/commerce/contract/catalogue/listing.ts'
import type { Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { maxSaleClaimAge, policies } from '../cache/policy.ts'
import type { Variables } from '../env.ts'
import { deadlines } from '../limits.ts'
import { findCached } from './cached.ts'
import type { Source } from './call-metrics.ts'
import { createReadClient } from './read-client.ts'
import type { RequestPorts } from './request-ports.ts'
import { unavailable } from './unavailable.ts'

/** Throws a 503 `Response` if the catalogue is down, and a 429 if the visitor's network has reached its limit. */
export function createCatalogue(ports: RequestPorts): CatalogueFetch {
  const { isolate, settings, now } = ports
  const ofPages = createClientFor(ports, 'page')
  const clients = { page: ofPages, address: ofPages, unusual: createClientFor(ports, 'unusual') }

  return async (request) => {
    const {
      route,
      schema,
      freshness,
      kind = 'page',
      dependsOn,
      isEmpty,
      isNotFound,
      withoutReductions,
    } = request
    try {
      const { reply, storedAt } = await findCached(
        isolate.caches.catalogue,
        {
          key: keyOf(request, settings.COMMERCE_URL),
          route,
          schema,
          policy: policies[freshness],
          dependsOn,
          ...(isEmpty ? { isEmpty } : {}),
          ...(isNotFound ? { isNotFound } : {}),
          load: () => clients[kind](request),
        },
        ports,
        { upstream: 'catalogue', kind },
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

function createClientFor(ports: RequestPorts, kind: CallKind): Http {
  return createReadClient(ports, {
    ...catalogueService(ports.settings),
    kind,
    deadline: deadlines.catalogue,
  })
}

/** Name, address and key of the service. */
export function catalogueService({ COMMERCE_URL, COMMERCE_SECRET }: Variables) {
  return {
    upstream: 'catalogue' as const,
    baseUrl: COMMERCE_URL,
    headers: { authorization: `Bearer ${COMMERCE_SECRET}`, 'api-token': 'none' },
  }
}

/** Each product has a separate copy in the cache, and the missing ones cost one call. */
export function createCatalogueForEach(ports: RequestPorts): CatalogueFetchEach {
  const { isolate, settings, gate, metrics, now } = ports
  const http = createClientFor(ports, 'unusual')

  return async (ids, requestFor) => {
    const { route, schema, freshness, isNotFound = () => false, withoutReductions } = requestFor(ids)
    const started = now()
    const note = (source: Source) => metrics.record({ route, source, duration: now() - started })
    try {
      const { entries, source } = await isolate.caches.records.find(
        {
          route,
          schema,
          policy: policies[freshness],
          isNotFound,
          dependsOn: (id, value) => requestFor([id]).dependsOn(value),
          keyOf: (id) => keyOf(requestFor([id]), settings.COMMERCE_URL),
          refusal: () => gate.refusal({ upstream: 'catalogue', route, kind: 'unusual' }),
          async load(missing) {
            gate.made('unusual')
            const answer = await http(requestFor(missing))
            if (answer.status >= 300) return missing.map(() => answer)
            const bodies = splitListing(answer.body, missing)
            if (!bodies) throw new UpstreamError('schema', route, { status: answer.status })
            return bodies.map((body) => ({ status: answer.status, body }))
          },
        },
        ids,
        ports,
      )
      note(source)
      const listings: Listing[] = []
      for (const { reply, storedAt } of entries) {
        if (!reply.ok) return reply
        const old = now() - storedAt > maxSaleClaimAge * 1000
        listings.push(old && withoutReductions ? withoutReductions(reply.value) : reply.value)
      }
      const all = joinListings(listings)
      if (all.received > 1 && all.products.length === 0) throw new UpstreamError('schema', route)
      return { ok: true, value: all }
    } catch (error) {
      note('failed')
      if (!(error instanceof UpstreamError)) throw error
      ports.report(error)
      throw unavailable()
    }
  }
}

export function createCatalogueCacheRead(ports: RequestPorts): CatalogueCacheRead {
  const { isolate, settings } = ports
  return (request) => {
    const { route, schema, dependsOn } = request
    const key = keyOf(request, settings.COMMERCE_URL)
    return isolate.caches.catalogue.peek({ key, route, schema, dependsOn }, ports)
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
