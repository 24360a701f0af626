import { Lru } from '../cache/lru.ts'
import { maxAttemptKeys } from '../limits.ts'

/** Recently written or sent keys, so that they are not repeated. */
export interface RecentKeys {
  has(key: string): boolean
  add(key: string): void
  remove(key: string): void
}

export function createRecentKeys(period: number, now = Date.now): RecentKeys {
  const added = new Lru<number>({ entries: maxAttemptKeys, weight: 0 })
  return {
    has: (key) => now() < (added.get(key) ?? Number.NEGATIVE_INFINITY) + period * 1_000,
    add: (key) => added.set(key, now(), 0),
    remove: (key) => added.delete(key),
  }
}
