import { Lru } from '../cache/lru.ts'
import { maxAttemptKeys } from '../limits.ts'

/** Counts events by key. This is the interface of Cloudflare's rate limit binding, which counts per location. */
export interface RateLimiter {
  /** Counts one event; `success` is false once the key is over its limit. */
  limit(options: { key: string }): Promise<{ success: boolean }>
}

export interface RateLimit {
  /** Events allowed per period. */
  limit: number
  /** Seconds; a period starts with the first event. */
  period: number
}

/** Counts in the memory of this process or isolate. */
export function createMemoryRateLimiter(rate: RateLimit, now = Date.now): RateLimiter {
  const isWithin = createCounter(rate, now)
  return { limit: async ({ key }) => ({ success: isWithin(key) }) }
}

/** Creates a function that counts one event of a key in memory, and says whether the key is within its limit. */
export function createCounter({ limit, period }: RateLimit, now = Date.now): (key: string) => boolean {
  const periods = new Lru<{ until: number; count: number }>({ entries: maxAttemptKeys, weight: 0 })
  return (key) => {
    const known = periods.get(key)
    const current = known && now() < known.until ? known : { until: now() + period * 1_000, count: 0 }
    const count = current.count + 1
    periods.set(key, { ...current, count }, 0)
    return count <= limit
  }
}
