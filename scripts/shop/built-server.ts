import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { isAboutLostVisitor } from './runtime-log.ts'

interface ServerOptions {
  port: number
  host?: string
  /** Folder of the sandbox's database. */
  state: string
  variables: Record<string, string>
  /** Variables of the sandbox; null starts none. */
  sandbox: Record<string, string> | null
  /** Source of an entry module that wraps the shop's own, `./index.js`. */
  before?: string
  /** Receives the output of the Workers and the runtime; the console by default. */
  log?: (line: string) => void
  /** True if the bucket of car photos is bound; the default. */
  carPhotos?: boolean
  /** Folder of the browser files; the build's by default. */
  assets?: string
  /** The files of the Workers' configurations; those that the build wrote by default. */
  configs?: { shop: string; sandbox: string }
}

const builtConfigs = { shop: 'build/server/wrangler.json', sandbox: 'dist/sandbox/wrangler.json' }

/** Serves the built shop and sandbox in workerd, as at the edge. */
export async function serveBuilt({
  port,
  host = '127.0.0.1',
  state,
  variables,
  sandbox,
  before,
  log,
  carPhotos = true,
  assets: otherAssets,
  configs = builtConfigs,
}: ServerOptions): Promise<Miniflare> {
  const { assets, r2Buckets, serviceBindings, ...shop } = built(configs.shop, before)
  const sandboxServer = sandbox && sandboxWorker(configs.sandbox, sandbox)
  const server = new Miniflare({
    ...convertV4MiniflareOptions({
      port,
      host,
      cf: false,
      workers: [
        {
          ...shop,
          ...(assets ? { assets: { ...assets, ...(otherAssets ? { directory: otherAssets } : {}) } } : {}),
          bindings: variables,
          ...(carPhotos ? { r2Buckets } : {}),
          serviceBindings: { ...(sandboxServer ? { SANDBOX: sandboxServer.name } : {}), ...serviceBindings },
        },
        ...(sandboxServer ? [sandboxServer] : []),
      ],
    }),
    resourcePersistencePath: state,
    handleStructuredLogs: runtimeLog(log),
  })
  await server.ready
  return server
}

/** Serves only the sandbox, on any port. It shares the database with `serveBuilt` for the same state. */
export async function serveSandbox(
  config: string,
  { state, sandbox }: { state: string; sandbox: Record<string, string> },
): Promise<Miniflare> {
  const server = new Miniflare({
    ...convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      workers: [sandboxWorker(config, sandbox)],
    }),
    resourcePersistencePath: state,
    handleStructuredLogs: runtimeLog(),
  })
  await server.ready
  return server
}

/** Reads addresses of a server as a client of the origin. */
export function readerOf({ dispatchFetch }: Miniflare, origin: string) {
  return (path: string, headers: Record<string, string> = {}) =>
    readAgain(() => dispatchFetch(`${origin}${path}`, { headers }))
}

/**
 * Reads once more after a failure. workerd closes kept connections at the moment of their next use, and new ones that
 * wait while it fills a catalogue.
 */
export function readAgain<T>(read: () => Promise<T>): Promise<T> {
  return read().catch(read)
}

/** Visitors who leave before the end of a page are not logged. */
function runtimeLog(log?: (line: string) => void) {
  return ({ level, message }: { level: string; message: string }) => {
    if (isAboutLostVisitor(message)) return
    if (log) log(message)
    else if (level === 'error' || level === 'warn') console.error(message)
    else console.log(message)
  }
}

function sandboxWorker(config: string, bindings: Record<string, string>) {
  const { assets: _assets, r2Buckets: _r2Buckets, ...worker } = built(config)
  return { ...worker, bindings }
}

/** The part of a built Worker's configuration that a local server needs. */
const Config = v.object({
  name: v.string(),
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  assets: v.optional(v.object({ directory: v.string() })),
  durable_objects: v.optional(
    v.object({ bindings: v.array(v.object({ name: v.string(), class_name: v.string() })) }),
    { bindings: [] },
  ),
  version_metadata: v.optional(v.object({ binding: v.string() })),
  r2_buckets: v.optional(v.array(v.object({ binding: v.string(), bucket_name: v.string() })), []),
  services: v.optional(v.array(v.object({ binding: v.string(), service: v.string() })), []),
  ratelimits: v.optional(
    v.array(
      v.object({
        name: v.string(),
        namespace_id: v.string(),
        simple: v.object({ limit: v.number(), period: v.picklist([10, 60]) }),
      }),
    ),
    [],
  ),
})

function built(file: string, before?: string) {
  const path = resolve(file)
  const root = dirname(path)
  const config = v.parse(Config, JSON.parse(readFileSync(path, 'utf8')))
  const { name, compatibility_date, compatibility_flags, assets, durable_objects } = config
  const { r2_buckets, services, ratelimits, version_metadata } = config
  const files = ['index.js', ...globSync('**/*.js', { cwd: root }).filter((file) => file !== 'index.js')]
  return {
    name,
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    durableObjects: Object.fromEntries(
      durable_objects.bindings.map(({ name, class_name }) => [
        name,
        { className: class_name, useSQLite: true },
      ]),
    ),
    r2Buckets: Object.fromEntries(r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name])),
    serviceBindings: Object.fromEntries(services.map(({ binding, service }) => [binding, service])),
    ...(version_metadata ? { versionMetadata: version_metadata.binding } : {}),
    ratelimits: Object.fromEntries(ratelimits.map(({ name, ...rateLimit }) => [name, rateLimit])),
    modulesRoot: root,
    modules: [
      ...(before ? [{ type: 'ESModule' as const, path: join(root, 'before.js'), contents: before }] : []),
      ...files.map((file) => ({ type: 'ESModule' as const, path: join(root, file) })),
    ],
    assets: assets && {
      directory: resolve(root, assets.directory),
      binding: 'ASSETS',
      routerConfig: { has_user_worker: true },
      assetConfig: { compatibility_date, compatibility_flags },
    },
  }
}
