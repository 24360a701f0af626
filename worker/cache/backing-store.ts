import { within } from '#src/commerce/deadline.ts'
import { sha256 } from '../digest.ts'
import { storeDeadlines } from '../limits.ts'

export interface Store {
  read(key: string): Promise<string | null>
  write(key: string, text: string, seconds: number): Promise<void>
}

export const noStore: Store = { read: async () => null, write: async () => {} }

export function createStore(): Store {
  // Only Cloudflare has a default cache, and Node has no caches at all.
  const cache = (globalThis.caches as { default?: Cache } | undefined)?.default
  return cache ? cacheApiStore(cache) : noStore
}

/** One copy per data centre. The envelope decides freshness, not the API. */
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
