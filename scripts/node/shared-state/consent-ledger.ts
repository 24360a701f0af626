import * as v from 'valibot'
import { ConsentEntry } from '#worker/consent-ledger/consent-ledger.ts'
import { consentLedger as limits } from '#worker/limits.ts'
import type { ObjectNamespace } from '#worker/object-namespace.ts'
import { createObjects } from './objects.ts'
import type { Redis } from './redis.ts'

const addScript = `
  redis.call('rpush', KEYS[1], ARGV[1])
  redis.call('ltrim', KEYS[1], -tonumber(ARGV[2]), -1)
  redis.call('pexpire', KEYS[1], ARGV[3])`

/** Proof of consent, of each visitor a list; see `ConsentLedger`. */
export function createSharedConsentLedger(redis: Redis): ObjectNamespace {
  return createObjects(async (visitor, request) => {
    const key = `consent:${visitor}`
    if (request.method === 'GET') {
      const texts = await redis.ask((client) => client.lRange(key, 0, -1))
      return Response.json(
        texts.map((text) => v.parse(v.pipe(v.string(), v.parseJson(), ConsentEntry), text)),
      )
    }
    if (request.method === 'DELETE') await redis.ask((client) => client.del(key))
    else {
      const entry = JSON.stringify(v.parse(ConsentEntry, await request.json()))
      await redis.ask((client) =>
        client.eval(addScript, {
          keys: [key],
          arguments: [entry, String(limits.entries), String(limits.lifetime)],
        }),
      )
    }
    return Response.json(true)
  })
}
