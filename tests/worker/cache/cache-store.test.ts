import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CacheStore, type CacheStorePorts, parseAnswer } from '#worker/cache/cache-store.ts'
import { seal } from '#worker/cache/envelope.ts'
import { policies } from '#worker/cache/policy.ts'
import { sharedStore } from './cached-service.ts'

const schema = v.object({ list: v.array(v.string()) })
const query = { key: 'brakes', route: 'POST /products', schema, dependsOn: () => [] }
const day = 24 * 3_600_000

/** The copies of one isolate, and what a test does to them and to the store behind. */
function isolate() {
  const store = sharedStore()
  const clock = { now: 0 }
  const copies = new CacheStore()
  const ports: CacheStorePorts = { store, now: () => clock.now, report() {} }
  const sealed = (item: string, at: number) =>
    seal({ status: 200, body: { list: [item] } }, policies.listing, at)
  return {
    copies,
    clock,
    keep: (item: string, at: number) =>
      copies.keep(query, sealed(item, at), parseAnswer(query, sealed(item, at)), ports),
    /** Another isolate leaves a copy. */
    leave: (item: string, at: number) => void store.texts.set(query.key, JSON.stringify(sealed(item, at))),
    fromStore: async () => listOf(await copies.fromStore(query, ports)),
    inMemory: () => listOf(copies.inMemory(query, clock.now)),
  }
}

const listOf = (copy: Awaited<ReturnType<CacheStore['fromStore']>>) =>
  copy?.reply.ok ? v.parse(schema, copy.reply.value).list : null

test('a newer copy in memory is not replaced by an older one in the store', async () => {
  const { keep, leave, fromStore, inMemory } = isolate()
  await keep('newer', 2_000)
  leave('older', 1_000)
  expect(await fromStore()).toEqual(['newer'])
  expect(inMemory()).toEqual(['newer'])
})

test('a newer copy in the shared store replaces the copy in memory', async () => {
  const { keep, leave, fromStore, inMemory } = isolate()
  await keep('older', 1_000)
  leave('newer', 2_000)
  expect(await fromStore()).toEqual(['newer'])
  expect(inMemory()).toEqual(['newer'])
})

test('an entry that is too old even for an outage is not read', async () => {
  const { leave, fromStore, clock } = isolate()
  leave('old', 0)
  clock.now = 2 * day
  expect(await fromStore()).toBeNull()
})

test('a copy is not used for a query with another schema', async () => {
  const { copies, keep, clock } = isolate()
  await keep('a', 0)
  expect(copies.inMemory({ ...query, schema: v.object({}) }, clock.now)).toBeNull()
})
