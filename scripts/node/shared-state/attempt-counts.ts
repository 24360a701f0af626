import * as v from 'valibot'
import type { ObjectNamespace } from '#worker/object-namespace.ts'
import { Limit } from '#worker/rate-limit/attempt-counts.ts'
import type { RateLimit, RateLimiter } from '#worker/rate-limit/rate-limiter.ts'
import { createObjects } from './objects.ts'
import type { Redis } from './redis.ts'

/** A period begins with the first attempt, and its key expires with it. Returns the attempts before this one. */
const countScript = `
  local before = tonumber(redis.call('get', KEYS[1]) or '0')
  if ARGV[1] == '1' then
    if before == 0 then redis.call('set', KEYS[1], '1', 'px', ARGV[2]) else redis.call('incr', KEYS[1]) end
  end
  return before`

async function isWithin(
  redis: Redis,
  key: string,
  { limit, period, weight = 1 }: RateLimit & { weight?: 0 | 1 },
): Promise<boolean> {
  const before = await redis.ask((client) =>
    client.eval(countScript, { keys: [key], arguments: [String(weight), String(period * 1_000)] }),
  )
  return v.parse(v.number(), before) < limit
}

/** Counts attempts at forms, for all processes; see `AttemptCounts`. */
export function createSharedAttemptCounts(redis: Redis): ObjectNamespace {
  return createObjects(async (name, request) => {
    const limit = v.parse(Limit, await request.json())
    return Response.json({ success: await isWithin(redis, `attempts:${name}`, limit) })
  })
}

/** One limit for all processes, in place of a rate limit binding. `name`: of the limit, in its keys. */
export function createSharedRateLimiter(redis: Redis, name: string, rate: RateLimit): RateLimiter {
  return {
    limit: async ({ key }) => ({ success: await isWithin(redis, `${name}:${key}`, rate) }),
  }
}
