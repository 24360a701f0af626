import { Lru } from './cache/lru.ts'

/** Counts by key. Cloudflare's rate limit binding is one; it counts for each of its locations. */
export interface RateLimiter {
  /** Counts once more for the key; `success` is false where that was too often. */
  limit(options: { key: string }): Promise<{ success: boolean }>
}

interface RateLimit {
  /** How often, in one period. */
  limit: number
  /** Seconds, beginning with the first time. */
  period: number
}

/** Enough for a busy minute; beyond it the keys that were quiet longest start anew. */
const maxKeys = 10_000

/** Counts in the memory of this process, or isolate. */
export function createMemoryRateLimiter({ limit, period }: RateLimit, now = Date.now): RateLimiter {
  const periods = new Lru<{ until: number; count: number }>({ entries: maxKeys, weight: 0 })
  return {
    async limit({ key }) {
      const known = periods.get(key)
      const current = known && now() < known.until ? known : { until: now() + period * 1_000, count: 0 }
      const count = current.count + 1
      periods.set(key, { ...current, count }, 0)
      return { success: count <= limit }
    },
  }
}
