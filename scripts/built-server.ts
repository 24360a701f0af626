import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { readdirSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
function worker(configPath: string) {
  const { workerOptions, ...rest } = unstable_getMiniflareWorkerOptions(configPath)
  const dir = dirname(configPath)
  const { modulesRules: _, ...options } = workerOptions
  return { ...options, modulesRoot: dir, modules: ['index.js', ...readdirSync(dir).filter((f) => f.endsWith('.js') && f !== 'index.js')].map((f) => ({ type: 'ESModule', path: join(dir, f) })) }
}
const shop = { name: 'shop', ...worker(join(process.cwd(), 'build/server/wrangler.json')) }
const sandbox = { name: 'sandbox', ...worker(join(process.cwd(), 'dist/sandbox/wrangler.json')) }
const mf = new Miniflare({ ...convertV4MiniflareOptions({ port: 8787, host: '127.0.0.1', cf: false, workers: [{ ...shop, serviceBindings: { ...shop.serviceBindings, SANDBOX: 'sandbox' } }, sandbox] } as never), resourcePersistencePath: '.wrangler/state/v3' } as never)
console.log(String(await mf.ready))
