import { randomUUID } from 'node:crypto'
import { findRedis } from '#scripts/checks/redis-server.ts'
import { connectRedis, type Redis } from '#scripts/node/shared-state/redis.ts'
import { startRedis } from './redis-server.ts'

/** A server for a file of tests; null where there is none, and tests of it are skipped. */
export async function createTestRedis() {
  const program = findRedis()
  if (!program) return null
  const server = await startRedis(program)
  const connections: Redis[] = []

  /** A connection whose keys no other one has, made at its first call. */
  function create(prefix = `${randomUUID()}:`): Redis {
    let connection: Promise<Redis> | null = null
    const redis: Redis = {
      isConnected: () => true,
      async ask(call, deadline) {
        connection ??= connectRedis(server.url, prefix, () => {})
        return (await connection).ask(call, deadline)
      },
      close: () => void connection?.then(({ close }) => close()),
    }
    connections.push(redis)
    return redis
  }

  return {
    server,
    create,
    async stop() {
      for (const { close } of connections) close()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Lets time pass for all keys. */
export async function passTime(redis: Redis, milliseconds: number): Promise<void> {
  const script = `
    for _, key in ipairs(redis.call('keys', '*')) do
      local left = redis.call('pttl', key)
      if left >= 0 then redis.call('pexpire', key, left - tonumber(ARGV[1])) end
    end`
  await redis.ask((client) => client.eval(script, { keys: [], arguments: [String(milliseconds)] }))
}

/** All keys with the milliseconds until they expire; -1: never. */
export async function keysOf(redis: Redis): Promise<[key: string, left: number][]> {
  return redis.ask(async (client) => {
    const keys = await client.keys('*')
    return Promise.all(
      keys.map(async (key): Promise<[string, number]> => [key, await client.pTTL(withoutPrefix(key))]),
    )
  })

  function withoutPrefix(key: string) {
    return key.slice(key.indexOf(':') + 1)
  }
}
