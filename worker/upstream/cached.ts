import type * as v from 'valibot'
import type { CallKind } from '#src/commerce/catalogue-api.ts'
import type { Http } from '#src/commerce/http.ts'
import { type Result, UpstreamError } from '#src/commerce/reply.ts'
import type { CacheResult, DataCache, Lookup } from '../cache/data-cache.ts'
import type { RequestPorts } from './request-ports.ts'
import { callerRefusals } from './resilience/through-breaker.ts'
import type { PageUpstream } from './upstreams.ts'

export async function findCached<S extends v.GenericSchema>(
  cache: DataCache,
  lookup: Lookup<S>,
  ports: RequestPorts,
  { upstream, kind = 'page' }: { upstream: PageUpstream; kind?: CallKind | undefined },
): Promise<CacheResult<v.InferOutput<S>>> {
  const { metrics, now, gate } = ports
  const { route } = lookup
  const started = now()
  const gated: Lookup<S> = {
    ...lookup,
    refusal: () => gate.refusal({ upstream, route, kind }),
    load() {
      gate.made(kind)
      return lookup.load()
    },
  }
  try {
    const found = await cache.find(gated, ports)
    if (kind === 'address' && found.source === 'miss' && isNothing(found.reply, lookup)) gate.foundNothing()
    const ttl = (found.freshUntil - now()) / 1000
    metrics.record({ route, source: found.source, duration: now() - started, ttl })
    return found
  } catch (error) {
    metrics.record({ route, source: 'failed', duration: now() - started })
    throw error
  }
}

function isNothing<S extends v.GenericSchema>(
  reply: Result<v.InferOutput<S>>,
  { isNotFound }: Lookup<S>,
): boolean {
  return reply.ok ? (isNotFound?.(reply.value) ?? false) : reply.status === 404
}

/** A refusal that does not concern the requested resource must not be stored as its answer. */
export function cacheable(http: Http): Http {
  return async (call) => {
    const answer = await http(call)
    if (!callerRefusals.has(answer.status)) return answer
    throw new UpstreamError('status', call.route, { status: answer.status })
  }
}
