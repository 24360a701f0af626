import type { GenericSchema } from 'valibot'
import type { Ask, Question } from '#src/commerce/catalogue-api.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { DataCache } from '../cache/data-cache.ts'
import { oldestSaleClaim, policies } from '../cache/policy.ts'
import { cacheable, findCached } from './cached.ts'
import type { UpstreamPorts } from './ports.ts'
import { openGuardedService } from './service.ts'
import { unavailable } from './unavailable.ts'

const deadline = 3_000

/** Answers for everyone, shared by the requests of this isolate. */
const publicAnswers = new DataCache()

/** Asks the catalogue with the shared secret, through the cache. Throws a 503 `Response` when it is down. */
export function openCatalogue(ports: UpstreamPorts): Ask {
  const { settings, now } = ports
  const http = cacheable(
    openGuardedService(ports, {
      upstream: 'catalogue',
      baseUrl: settings.COMMERCE_URL,
      headers: { authorization: `Bearer ${settings.COMMERCE_SECRET}`, 'api-token': 'none' },
      fetch: ports.patientFetch,
      deadline,
    }),
  )

  return async (question) => {
    const { route, schema, freshness, isEmpty, withoutReductions } = question
    try {
      const { reply, storedAt } = await findCached(
        publicAnswers,
        {
          key: keyOf(question, settings.COMMERCE_URL),
          route,
          schema,
          policy: policies[freshness],
          ...(isEmpty ? { isEmpty } : {}),
          load: () => http(question),
        },
        ports,
      )
      const old = now() - storedAt > oldestSaleClaim * 1000
      return old && reply.ok && withoutReductions
        ? { ok: true, value: withoutReductions(reply.value) }
        : reply
    } catch (error) {
      throw error instanceof UpstreamError ? unavailable() : error
    }
  }
}

/** Everything that changes the answer, in one order: two spellings of one question share a copy. */
export function keyOf(
  { method, path, body = {} }: Pick<Question<GenericSchema>, 'method' | 'path' | 'body'>,
  baseUrl: string,
): string {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  entries.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return JSON.stringify([baseUrl, method, path, entries])
}
