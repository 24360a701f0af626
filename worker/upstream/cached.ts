import type * as v from 'valibot'
import type { Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { CacheResult, DataCache, Lookup } from '../cache/data-cache.ts'
import type { RequestPorts } from './request-ports.ts'
import { callerRefusals } from './through-breaker.ts'

/** Asks a cache, and notes in the request's metrics where the answer came from and how long it took. */
export async function findCached<S extends v.GenericSchema>(
  cache: DataCache,
  lookup: Lookup<S>,
  ports: RequestPorts,
): Promise<CacheResult<v.InferOutput<S>>> {
  const { metrics, now } = ports
  const { route } = lookup
  const started = now()
  try {
    const found = await cache.find(lookup, ports)
    const ttl = (found.freshUntil - now()) / 1000
    metrics.record({ route, source: found.source, duration: now() - started, ttl })
    return found
  } catch (error) {
    metrics.record({ route, source: 'failed', duration: now() - started })
    throw error
  }
}

/** Prepares calls for a cache: a refusal that says nothing of what was asked must not be kept as its answer. */
export function cacheable(http: Http): Http {
  return async (call) => {
    const answer = await http(call)
    if (!callerRefusals.has(answer.status)) return answer
    throw new UpstreamError('status', call.route, { status: answer.status })
  }
}
