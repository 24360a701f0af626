import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { searchUpdates } from '#worker/limits.ts'
import { demo, production } from './arguments.ts'
import type { Settings } from './settings.ts'

/** The CPU time that a request may take, where the plan allows a limit; a page takes some 10 ms. */
const cpuMilliseconds = 500

/** The fields that differ between environments, in the configuration that the build writes for a Worker. */
const Built = v.looseObject({
  name: v.string(),
  r2_buckets: v.optional(v.array(v.looseObject({ binding: v.string() })), []),
  ratelimits: v.optional(v.array(v.looseObject({ name: v.string(), namespace_id: v.string() })), []),
})
export type Built = v.InferOutput<typeof Built>

/** Parses the text of a configuration that the build wrote. */
export const parseBuilt = (text: string): Built => v.parse(v.pipe(v.string(), v.parseJson(), Built), text)

/** The variables of a Worker: plain ones by value, secrets by name. */
export interface WorkerVariables {
  plain: Record<string, string>
  /** Names of the secrets without which wrangler does not deploy it. */
  secrets: string[]
}

/** The name of an environment's Worker. */
export function workerName(built: Built, environment: string, settings: Settings): string {
  return settings.name ?? (environment === production ? built.name : `${built.name}-${environment}`)
}

/** The name of the sandbox's Worker next to a demo. */
export const sandboxName = (shop: string) => `${shop}-sandbox`

/**
 * The shop's configuration in an environment. Buckets and counters get names of their own, so that two environments of
 * an account share nothing. `origin`: undefined while the address is unknown; the Worker then gets one on workers.dev.
 */
export function shopConfiguration(
  built: Built,
  environment: string,
  settings: Settings,
  origin: string | undefined,
  { plain, secrets }: WorkerVariables,
) {
  const name = workerName(built, environment, settings)
  return {
    ...withoutOrigins(built),
    name,
    ...addressOf(origin, settings.address),
    vars: plain,
    secrets: { required: secrets },
    r2_buckets: settings.hasCarPhotos
      ? built.r2_buckets.map((bucket) => ({
          ...bucket,
          bucket_name: `${name}-${bucket.binding.toLowerCase().replaceAll('_', '-')}`,
        }))
      : [],
    ratelimits: built.ratelimits.map((limit) => ({
      ...limit,
      namespace_id: namespaceId(`${name} ${limit.name}`),
    })),
    ...(environment === demo ? { services: [{ binding: 'SANDBOX', service: sandboxName(name) }] } : {}),
    ...(settings.hasMetrics
      ? { analytics_engine_datasets: [{ binding: 'ANALYTICS', dataset: name.replaceAll('-', '_') }] }
      : {}),
    ...(settings.hasSearchUpdates ? { queues: searchUpdateQueue(`${name}-search-updates`) } : {}),
    ...(settings.plan === 'paid' ? { limits: { cpu_ms: cpuMilliseconds } } : {}),
  }
}

/** The Worker is both ends. One delivery at a time, so that the older of two updates is not written last. */
function searchUpdateQueue(queue: string) {
  const { batch, gather, retries, pause } = searchUpdates
  return {
    producers: [{ binding: 'SEARCH_UPDATES', queue }],
    consumers: [
      {
        queue,
        max_batch_size: batch,
        max_batch_timeout: gather / 1_000,
        max_retries: retries,
        retry_delay: pause / 1_000,
        max_concurrency: 1,
      },
    ],
  }
}

/** The configuration of the sandbox next to a demo. It has no address: only the shop calls it. */
export function sandboxConfiguration(built: Built, shop: string, { plain, secrets }: WorkerVariables) {
  return {
    ...withoutOrigins(built),
    name: sandboxName(shop),
    workers_dev: false,
    preview_urls: false,
    vars: plain,
    secrets: { required: secrets },
  }
}

/**
 * The configuration without the files that the build found it in, of which wrangler would take it for an environment.
 */
function withoutOrigins(built: Built) {
  const { configPath, userConfigPath, topLevelName, definedEnvironments, ...rest } = built
  return rest
}

/** Always one: a host of workers.dev, a custom domain, or a route of a zone in the account. */
function addressOf(origin: string | undefined, kind: Settings['address']) {
  const host = origin === undefined ? undefined : new URL(origin).host
  if (host === undefined || host.endsWith('.workers.dev')) return { workers_dev: true, preview_urls: false }
  const route = kind === 'route' ? `${host}/*` : { pattern: host, custom_domain: true }
  return { workers_dev: false, preview_urls: false, routes: [route] }
}

/** A positive integer, as wrangler requires; the same for the same words. */
function namespaceId(words: string): string {
  return String(createHash('sha256').update(words).digest().readUInt32BE() || 1)
}
