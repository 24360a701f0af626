import { within } from '#src/commerce/deadline.ts'
import { sha256 } from '../digest.ts'
import { storeDeadlines } from '../limits.ts'

/** Keeps text for a while, beyond this isolate. May forget at any time. */
export interface Store {
  read(key: string): Promise<string | null>
  write(key: string, text: string, seconds: number): Promise<void>
}

/** Keeps nothing: for answers that must not outlive the isolate, and where there is no cache. */
export const noStore: Store = { read: async () => null, write: async () => {} }

/** The data centre's cache where there is one; elsewhere the isolate's memory must do. */
export function createStore(): Store {
  const cache: unknown = 'caches' in globalThis ? Reflect.get(caches, 'default') : undefined
  return typeof Cache === 'function' && cache instanceof Cache ? cacheApiStore(cache) : noStore
}

/** Cloudflare's Cache API: one copy a data centre. Its own notion of freshness is not used. */
export function cacheApiStore(cache: Pick<Cache, 'match' | 'put'>): Store {
  const address = async (key: string) => `https://data.invalid/${await sha256(key)}`
  const read = async (key: string) => {
    const response = await cache.match(await address(key))
    return response ? response.text() : null
  }
  const write = async (key: string, text: string, seconds: number) => {
    const headers = { 'cache-control': `public, max-age=${seconds}` }
    await cache.put(await address(key), new Response(text, { headers }))
  }
  const late = (operation: 'read' | 'write') => () =>
    new Error(`The data centre's cache took too long to ${operation}.`)
  return {
    read: (key) => within(storeDeadlines.read, read(key), late('read')),
    write: (key, text, seconds) => within(storeDeadlines.write, write(key, text, seconds), late('write')),
  }
}
