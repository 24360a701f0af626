import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { sandboxVariables } from './local-variables.ts'

interface ServerOptions {
  port: number
  host?: string
  /** What visitors call the server, where something stands before it. */
  origin?: string
  /** Where the sandbox keeps its database. */
  state: string
  variables: Record<string, string>
  /** A module that stands before the shop's own, `./index.js`. */
  before?: string
  /** Where the files for browsers are, if not where they were built. */
  assets?: string
}

/** The built shop and the built sandbox in workerd, as they would run at the edge. */
export async function serveBuilt({
  port,
  host = '127.0.0.1',
  origin = `http://localhost:${port}`,
  state,
  variables,
  before,
  assets: otherAssets,
}: ServerOptions): Promise<Miniflare> {
  const { assets, ...shop } = built('build/server/wrangler.json', before)
  const { assets: _, ...sandbox } = built('dist/sandbox/wrangler.json')
  const server = new Miniflare({
    ...convertV4MiniflareOptions({
      port,
      host,
      cf: false,
      workers: [
        {
          ...shop,
          name: 'shop',
          ...(assets ? { assets: { ...assets, ...(otherAssets ? { directory: otherAssets } : {}) } } : {}),
          bindings: variables,
          serviceBindings: { SANDBOX: 'sandbox' },
        },
        {
          ...sandbox,
          name: 'sandbox',
          bindings: sandboxVariables(origin),
          durableObjects: { BACK_END: { className: 'BackEnd', useSQLite: true } },
        },
      ],
    }),
    resourcePersistencePath: state,
  })
  await server.ready
  return server
}

/** The part of a built Worker's configuration that a local server needs. */
const Config = v.object({
  compatibility_date: v.string(),
  compatibility_flags: v.array(v.string()),
  assets: v.optional(v.object({ directory: v.string() })),
})

/** What the bundler wrote for one Worker, with its modules listed from the disk. */
function built(config: string, before?: string) {
  const path = resolve(config)
  const root = dirname(path)
  const { compatibility_date, compatibility_flags, assets } = v.parse(
    Config,
    JSON.parse(readFileSync(path, 'utf8')),
  )
  const files = ['index.js', ...globSync('**/*.js', { cwd: root }).filter((file) => file !== 'index.js')]
  return {
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
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
