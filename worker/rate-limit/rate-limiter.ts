import { Lru } from '../cache/lru.ts'
import { maxAttemptKeys } from '../limits.ts'

export interface RateLimiter {
  limit(options: { key: string }): Promise<{ success: boolean }>
}

export interface RateLimit {
  limit: number
  period: number
}

export interface Counter {
  limit(options: { key: string; weight: 0 | 1 }): Promise<{ success: boolean }>
}

export function createMemoryRateLimiter(rate: RateLimit, now = Date.now): RateLimiter & Counter {
  const isWithin = createCounter(rate, now)
  return {
    limit: async ({ key, weight = 1 }: { key: string; weight?: 0 | 1 }) => ({
      success: isWithin(key, weight),
    }),
  }
}

/** A counter in memory: true if the key was not at its limit before. */
export function createCounter(
  { limit, period }: RateLimit,
  now = Date.now,
): (key: string, weight?: 0 | 1) => boolean {
  const periods = new Lru<{ until: number; count: number }>({ entries: maxAttemptKeys, weight: 0 })
  return (key, weight = 1) => {
    const known = periods.get(key)
    const current = known && now() < known.until ? known : { until: now() + period * 1_000, count: 0 }
    if (weight > 0) periods.set(key, { ...current, count: current.count + weight }, 0)
    return current.count < limit
  }
}
