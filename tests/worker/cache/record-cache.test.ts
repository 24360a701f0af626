import * as v from 'valibot'
import { expect, test } from 'vitest'
import { subjectOf } from '#src/commerce/contract/catalogue/subject.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { noStore } from '#worker/cache/backing-store.ts'
import { policies } from '#worker/cache/policy.ts'
import { RecordCache, type RecordLookup } from '#worker/cache/record-cache.ts'
import { createStamps, KnownStamps } from '#worker/catalogue-stamps/known-stamps.ts'
import { createStampBook } from '#worker/catalogue-stamps/stamp-book.ts'
import { minute } from './cached-service.ts'

const Records = v.object({ list: v.array(v.string()) })

/** A service that has every record but those of `gone`. */
function createRecords() {
  const cache = new RecordCache()
  const state = {
    now: Date.UTC(2026, 10, 21),
    fails: false,
    gone: [] as string[],
    refusal: null as Error | null,
  }
  const calls: string[][] = []
  const lookup: RecordLookup<typeof Records> = {
    route: 'POST /products',
    schema: Records,
    policy: policies.listing,
    keyOf: (id) => `one ${id}`,
    isNotFound: ({ list }) => list.length === 0,
    dependsOn: (id) => [subjectOf('product', id)],
    refusal: () => state.refusal,
    async load(ids) {
      calls.push([...ids])
      if (state.fails) throw new UpstreamError('timeout', 'POST /products')
      return ids.map((id) => ({ status: 200, body: { list: state.gone.includes(id) ? [] : [id] } }))
    },
  }
  const known = new KnownStamps()
  const book = createStampBook()
  const ports = {
    store: noStore,
    stamps: createStamps(known, null, { now: () => state.now, waitUntil() {}, report() {} }),
    now: () => state.now,
    waitUntil() {},
    report() {},
    reportUnreadable() {},
  }
  async function find(...ids: string[]) {
    const { entries, source } = await cache.find(lookup, ids, ports)
    return [source, ...entries.flatMap(({ reply }) => (reply.ok ? reply.value.list : [String(reply.status)]))]
  }
  function change(id: string) {
    const notice = { subjects: [subjectOf('product', id)], signature: crypto.randomUUID(), cursor: 0 }
    known.learn(book.receive(notice, state.now).news, state.now, state.now)
  }
  return { state, calls, find, change }
}

test('each record is kept by itself, and only the missing are asked for, together', async () => {
  const { calls, find } = createRecords()
  expect(await find('a', 'b')).toEqual(['miss', 'a', 'b'])
  expect(await find('c', 'b', 'd', 'a')).toEqual(['miss', 'c', 'b', 'd', 'a'])
  expect(await find('d', 'a')).toEqual(['hit', 'd', 'a'])
  expect(calls).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('ids that have no record are remembered for half a minute', async () => {
  const { state, calls, find } = createRecords()
  state.gone = ['x']
  expect(await find('x', 'a')).toEqual(['miss', 'a'])
  expect(await find('x')).toEqual(['hit'])
  state.now += minute / 2
  expect(await find('x')).toEqual(['miss'])
  expect(calls).toEqual([['x', 'a'], ['x']])
})

test('while the service fails, known records are used, and an incomplete result is not', async () => {
  const { state, find } = createRecords()
  await find('a', 'b')
  state.now += 60 * minute
  state.fails = true
  expect(await find('b', 'a')).toEqual(['stale-if-error', 'b', 'a'])
  await expect(find('a', 'c')).rejects.toThrow('timeout')
})

test('a visitor for whom the service may not be called gets known records', async () => {
  const { state, calls, find } = createRecords()
  await find('a')
  state.refusal = new Error('too much')
  expect(await find('a')).toEqual(['hit', 'a'])
  await expect(find('a', 'b')).rejects.toBe(state.refusal)
  expect(calls).toHaveLength(1)
})

test('a record that has changed is asked for again, the others are not', async () => {
  const { state, calls, find, change } = createRecords()
  await find('a', 'b')
  state.now += 1
  change('b')
  expect(await find('a', 'b')).toEqual(['miss', 'a', 'b'])
  expect(calls).toEqual([['a', 'b'], ['b']])
  change('a')
  state.fails = true
  expect(await find('a')).toEqual(['stale-if-error', 'a'])
})
