import { createHash } from 'node:crypto'
import type { Store } from '#worker/cache/backing-store.ts'
import { storeDeadlines } from '#worker/limits.ts'
import { answerLimits as limits } from '../answer-limits.ts'
import type { Redis } from './redis.ts'

/** Characters of one answer; longer ones stay in the memory of the process that read them. */
const maxAnswerLength = 1_000_000

/**
 * The index of answers is a sorted set, from the one to remove first. A score is the time until which the answer is
 * kept, in milliseconds, plus this for each use.
 */
const rank = 1e14
const index = 'answers'
const keyOf = (hash: string) => `answer:${hash}`

const readScript = `
  local text = redis.call('get', KEYS[1])
  local score = text and redis.call('zscore', KEYS[2], ARGV[1])
  if score and tonumber(score) < tonumber(ARGV[2]) * tonumber(ARGV[3]) then
    redis.call('zincrby', KEYS[2], ARGV[2], ARGV[1])
  end
  return text`

const writeScript = `
  local rank, ttl, before = tonumber(ARGV[2]), tonumber(ARGV[5]), redis.call('zscore', KEYS[2], ARGV[1])
  local uses = before and math.min(math.floor(tonumber(before) / rank) + 1, tonumber(ARGV[3])) or 0
  redis.call('set', KEYS[1], ARGV[6], 'px', ttl)
  redis.call('zadd', KEYS[2], uses * rank + tonumber(ARGV[4]), ARGV[1])
  if redis.call('pttl', KEYS[2]) < ttl then redis.call('pexpire', KEYS[2], ttl) end`

const cleanupScript = `
  local rank, now = tonumber(ARGV[1]), tonumber(ARGV[3])
  for uses = 0, tonumber(ARGV[2]) do
    redis.call('zremrangebyscore', KEYS[1], uses * rank, uses * rank + now)
  end
  local excess = redis.call('zcard', KEYS[1]) - tonumber(ARGV[4])
  if excess > 0 then
    local removed = redis.call('zpopmin', KEYS[1], excess)
    for at = 1, #removed, 2 do redis.call('del', KEYS[2] .. removed[at]) end
  end`

/**
 * The cache of answers that several processes share. It removes as the one in a file does; see `createAnswerStore`.
 * While there is no connection nothing is found, and every process has its own memory.
 */
export function createSharedAnswers(redis: Redis, now = Date.now): Store {
  let writes = 0
  return {
    async read(key) {
      if (!redis.isConnected()) return null
      const hash = hashOf(key)
      const answer = await redis.ask(
        (client) =>
          client.eval(readScript, {
            keys: [keyOf(hash), index],
            arguments: [hash, String(rank), String(limits.lastingUses)],
          }),
        storeDeadlines.read,
      )
      return typeof answer === 'string' ? answer : null
    },
    async write(key, text, seconds) {
      if (!redis.isConnected() || text.length > maxAnswerLength) return
      const hash = hashOf(key)
      const life = seconds * 1_000
      if (writes++ % limits.cleanupInterval === 0) {
        await redis.ask((client) =>
          client.eval(cleanupScript, {
            keys: [index, keyOf('')],
            arguments: [rank, limits.lastingUses, now(), limits.entries].map(String),
          }),
        )
      }
      await redis.ask(
        (client) =>
          client.eval(writeScript, {
            keys: [keyOf(hash), index],
            arguments: [hash, ...[rank, limits.lastingUses, now() + life, life].map(String), text],
          }),
        storeDeadlines.write,
      )
    },
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
