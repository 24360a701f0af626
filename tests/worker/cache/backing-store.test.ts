import { afterEach, expect, test, vi } from 'vitest'
import { cacheApiStore, createStore } from '#worker/cache/backing-store.ts'

afterEach(() => void vi.useRealTimers())

/** A Cache API whose entries are visible. */
function plainCache() {
  const kept = new Map<string, Response>()
  const address = (request: RequestInfo | URL) => String(request instanceof Request ? request.url : request)
  return {
    kept,
    match: async (request: RequestInfo | URL) => kept.get(address(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void kept.set(address(request), response),
  }
}

test('a text comes back under the key it was written with, and under no other', async () => {
  const store = cacheApiStore(plainCache())
  await store.write('key', 'text', 60)
  expect(await store.read('key')).toBe('text')
  expect(await store.read('other')).toBeNull()
})

test('a key with text typed by shoppers becomes a plain address of fixed length', async () => {
  const cache = plainCache()
  const store = cacheApiStore(cache)
  for (const key of ['a', '../../x?y#z', 'ä'.repeat(5_000), '\u0000\n']) await store.write(key, key, 60)
  for (const address of cache.kept.keys()) expect(address).toMatch(/^https:\/\/data\.invalid\/[0-9a-f]{64}$/)
  expect(cache.kept.size).toBe(4)
})

test('an entry of the data centre’s cache has a max-age', async () => {
  const cache = plainCache()
  await cacheApiStore(cache).write('key', 'text', 90)
  expect([...cache.kept.values()][0]?.headers.get('cache-control')).toBe('public, max-age=90')
})

test('without such a cache no entry is kept and no call fails', async () => {
  const store = createStore()
  await store.write('key', 'text', 60)
  expect(await store.read('key')).toBeNull()
})

test('a cache that does not answer is not waited for', async () => {
  vi.useFakeTimers()
  const silent = () => new Promise<never>(() => {})
  const store = cacheApiStore({ match: silent, put: silent })
  const ended = Promise.allSettled([store.read('key'), store.write('key', 'text', 60)])
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a cached body that breaks off counts as missing', async () => {
  vi.useFakeTimers()
  const store = cacheApiStore({
    match: async () => new Response(new ReadableStream()),
    put: async () => {},
  })
  const ended = store.read('key').catch((error: unknown) => String(error))
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(250)
  expect(await ended).toContain('too long to read')
})
