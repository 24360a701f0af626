import { expect, test } from 'vitest'
import { noStore } from '#worker/cache/backing-store.ts'
import { cachedService, day, minute, outcomeOf, sharedStore } from './cached-service.ts'

test('an answer is fetched once and used while it is fresh', async () => {
  const service = cachedService()
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
  service.lists('b')
  service.clock.now += minute - 1
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a'])
  expect(service.calls).toHaveLength(1)
})

test('a stale answer is given at once, and renewed behind the back of who asked', async () => {
  const service = cachedService()
  await service.ask()
  service.lists('b')
  service.clock.now += minute
  expect(await outcomeOf(service.ask())).toEqual(['stale', 'a'])
  await service.settle()
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'b'])
  expect(service.calls).toHaveLength(2)
})

test('an answer that is no longer even stale is waited for', async () => {
  const service = cachedService()
  await service.ask()
  service.lists('b')
  service.clock.now += 10 * minute
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
})

test('when the service fails, an old answer is better than none, for a day', async () => {
  const service = cachedService()
  await service.ask()
  service.fails()
  service.clock.now += 10 * minute + day - 1
  expect(await outcomeOf(service.ask())).toEqual(['stale-if-error', 'a'])
  expect(service.reported).toEqual(['UpstreamError: POST /products: status'])
  service.clock.now += 1
  await expect(service.ask()).rejects.toThrow('POST /products: status')
})

test('a service that is down is left in peace for five seconds, then asked again', async () => {
  const service = cachedService()
  await service.ask()
  service.fails()
  service.clock.now += 10 * minute
  for (let count = 0; count < 20; count += 1) await service.ask()
  expect(service.calls).toHaveLength(2)
  service.lists('b')
  service.clock.now += 5_000
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
})

test('with nothing known, a failure is a failure, and the next shopper asks again', async () => {
  const service = cachedService()
  service.fails('timeout')
  await expect(service.ask()).rejects.toThrow('timeout')
  service.lists('b')
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
})

test('a failed renewal is reported, and the stale answer is served', async () => {
  const service = cachedService()
  await service.ask()
  service.fails()
  service.clock.now += minute
  expect(await outcomeOf(service.ask())).toEqual(['stale', 'a'])
  await service.settle()
  expect(service.reported).toHaveLength(1)
  expect(await outcomeOf(service.ask())).toEqual(['stale', 'a'])
})

test('while a stale answer will do, a service that is down is left in peace too', async () => {
  const service = cachedService()
  await service.ask()
  service.fails()
  service.clock.now += minute
  for (let count = 0; count < 20; count += 1) {
    await service.ask()
    await service.settle()
  }
  expect(service.calls).toHaveLength(2)
  service.lists('b')
  service.clock.now += 5_000
  await service.ask()
  await service.settle()
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'b'])
})

test('"not found" is remembered for half a minute', async () => {
  const service = cachedService()
  service.answers(404, { errors: { uri: 'not found' } })
  expect(await outcomeOf(service.ask())).toEqual(['miss', 404])
  service.clock.now += 29_999
  expect(await outcomeOf(service.ask())).toEqual(['hit', 404])
  service.lists('new')
  service.clock.now += 1
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'new'])
})

test('"not found" does not outlive its time when the service fails', async () => {
  const service = cachedService()
  service.answers(404, { errors: { uri: 'not found' } })
  await service.ask()
  service.fails()
  service.clock.now += 30_000
  await expect(service.ask()).rejects.toThrow('status')
})

test('any other refusal is passed on and forgotten', async () => {
  const service = cachedService()
  service.answers(400, { errors: { limit: 'must be a number' } })
  expect(await outcomeOf(service.ask())).toEqual(['unstored', 400])
  expect(await outcomeOf(service.ask())).toEqual(['unstored', 400])
  expect(service.calls).toHaveLength(2)
})

test('a refusal does not replace a cached answer', async () => {
  const service = cachedService()
  await service.ask()
  service.clock.now += minute
  service.answers(400, { errors: { limit: 'must be a number' } })
  await service.ask()
  await service.settle()
  expect(await outcomeOf(service.ask())).toEqual(['stale', 'a'])
})

test.each([
  ['breaks the contract', { list: 'a' }],
  ['is empty', null],
])('an answer that %s is a failure: the old one stays', async (_, body) => {
  const service = cachedService()
  await service.ask()
  service.answers(200, body)
  service.clock.now += 10 * minute
  expect(await outcomeOf(service.ask())).toEqual(['stale-if-error', 'a'])
  expect(service.reported[0]).toContain('schema')
})

test('a list that is suddenly empty is taken for a fault: the old one stays', async () => {
  const service = cachedService()
  await service.ask()
  service.lists()
  service.clock.now += 10 * minute
  expect(await outcomeOf(service.ask())).toEqual(['stale-if-error', 'a'])
  expect(service.reported[0]).toContain('emptied')
})

test('a list that was always empty is believed', async () => {
  const service = cachedService()
  service.lists()
  expect(await outcomeOf(service.ask())).toEqual(['miss'])
  service.clock.now += 10 * minute
  expect(await outcomeOf(service.ask())).toEqual(['miss'])
})

test('a success that complains is shown and not remembered', async () => {
  const service = cachedService()
  service.answers(200, { list: ['a'], errors: { filter: 'unknown' } })
  expect(await outcomeOf(service.ask())).toEqual(['unstored', 'a'])
  expect(await outcomeOf(service.ask())).toEqual(['unstored', 'a'])
  service.answers(200, { list: ['b'], errors: [] })
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
})

test.each([
  ['empty replies', 200, { list: [] }],
  ['refusals', 404, { errors: { uri: 'not found' } }],
])('%s for addresses that do not exist do not displace a known reply', async (_, status, body) => {
  const service = cachedService({ store: noStore })
  await service.ask('known')
  service.answers(status, body)
  for (let count = 0; count < 300; count += 1) await service.ask(`made-up-${count}`)
  expect(await outcomeOf(service.ask('known'))).toEqual(['hit', 'a'])
  const [source] = await outcomeOf(service.ask('made-up-299'))
  expect(source).toBe('hit')
})

test('a found reply replaces a cached not-found reply, and the other way round', async () => {
  const service = cachedService()
  service.answers(404, { errors: { uri: 'not found' } })
  await service.ask()
  service.lists('b')
  service.clock.now += minute
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'b'])
  service.answers(404, { errors: { uri: 'not found' } })
  service.clock.now += 10 * minute
  expect(await outcomeOf(service.ask())).toEqual(['miss', 404])
  expect(await outcomeOf(service.ask())).toEqual(['hit', 404])
})

test('different questions have different answers', async () => {
  const service = cachedService()
  await service.ask('brakes')
  service.lists('b')
  expect(await outcomeOf(service.ask('filters'))).toEqual(['miss', 'b'])
  expect(await outcomeOf(service.ask('brakes'))).toEqual(['hit', 'a'])
})

test('a cached answer cannot be mutated by its reader', async () => {
  const service = cachedService()
  const { reply } = await service.ask()
  expect(() => reply.ok && reply.value.list.push('mine')).toThrow(TypeError)
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a'])
})

test('an answer nested too deep to be written down is shown and not remembered', async () => {
  const service = cachedService()
  const depth = 50_000
  const bomb: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  service.answers(200, { list: ['a'], bomb })
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
})

test('two isolates of a data centre share fetched replies', async () => {
  const store = sharedStore()
  const first = cachedService({ store })
  const second = cachedService({ store })
  await first.ask()
  await first.settle()
  expect(await outcomeOf(second.ask())).toEqual(['hit', 'a'])
  expect(second.calls).toHaveLength(0)
})

test('a new isolate gives the stale answer of another at once, and renews it for both', async () => {
  const store = sharedStore()
  const first = cachedService({ store })
  await first.ask()
  await first.settle()
  const second = cachedService({ store })
  second.lists('b')
  second.clock.now += 2 * minute
  expect(await outcomeOf(second.ask())).toEqual(['stale', 'a'])
  await second.settle()
  first.clock.now += 2 * minute
  expect(await outcomeOf(first.ask())).toEqual(['stale', 'a'])
  await first.settle()
  expect(await outcomeOf(first.ask())).toEqual(['hit', 'b'])
  expect(first.calls).toHaveLength(1)
})

test('a new isolate finds the old answer of another when the service is down', async () => {
  const store = sharedStore()
  const first = cachedService({ store })
  await first.ask()
  await first.settle()
  const second = cachedService({ store })
  second.fails()
  second.clock.now += 60 * minute
  expect(await outcomeOf(second.ask())).toEqual(['stale-if-error', 'a'])
})

test.each(['', '{}', 'null', '<html>', '{"storedAt":1,"freshUntil":9e99}'])(
  'rubbish in the store ("%s") counts as nothing',
  async (rubbish) => {
    const store = sharedStore()
    store.texts.set('brakes', rubbish)
    const service = cachedService({ store })
    expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
  },
)

test('a broken store is reported, and the service answers instead', async () => {
  const store = {
    read: () => Promise.reject(new Error('cannot be read')),
    write: () => Promise.reject(new Error('is full')),
  }
  const service = cachedService({ store })
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
  await service.settle()
  expect(service.reported).toEqual(['Error: cannot be read', 'Error: is full'])
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a'])
})

test('an entry stored under another contract is fetched again', async () => {
  const store = sharedStore()
  const first = cachedService({ store })
  await first.ask()
  await first.settle()
  const stored = store.texts.get('brakes') ?? ''
  store.texts.set('brakes', stored.replace('"list":["a"]', '"list":"a"'))
  expect(await outcomeOf(cachedService({ store }).ask())).toEqual(['miss', 'a'])
})

test('a store that is broken is a shop without a store', async () => {
  const broken = () => Promise.reject(new Error('no cache today'))
  const service = cachedService({ store: { read: broken, write: broken } })
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
  await service.settle()
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a'])
})

test('a copy of another isolate is subject to the same limit: after its day it is not used', async () => {
  const store = sharedStore()
  const first = cachedService({ store })
  await first.ask()
  await first.settle()
  for (const [age, outcome] of [
    [10 * minute + day - 1, 'stale-if-error,a'],
    [10 * minute + day, 'UpstreamError: POST /products: status'],
  ] as const) {
    const service = cachedService({ store })
    service.fails()
    service.clock.now += age
    expect(String(await outcomeOf(service.ask()).catch(String))).toBe(outcome)
  }
})

test('the worker is kept alive until the fetched reply is stored', async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const service = cachedService({ store: { ...sharedStore(), write: () => written } })
  await service.ask()
  const log: string[] = []
  const settling = service.settle().then(() => log.push('settled'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(log).toEqual([])
  write()
  await settling
})

test('a copy is stored for as long as it may be shown', async () => {
  const kept: number[] = []
  const store = {
    ...sharedStore(),
    write: async (_: string, __: string, seconds: number) => void kept.push(seconds),
  }
  const service = cachedService({ store })
  await service.ask()
  await service.settle()
  expect(kept).toEqual([(10 * minute + day) / 1_000])
})

test('unreadable parts of an answer are reported on arrival, not when its copy is read', async () => {
  const store = sharedStore()
  const service = cachedService({ store })
  service.answers(200, { list: ['a'], more: ['b', 7] })
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a', 'b'])
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a', 'b'])
  expect(service.unreadable).toEqual(['more.1'])
  const elsewhere = cachedService({ store })
  expect(await outcomeOf(elsewhere.ask())).toEqual(['hit', 'a', 'b'])
  expect(elsewhere.unreadable).toEqual([])
})

test('peeking finds a cached answer, fresh or stale, in this isolate or another, and never calls the service', async () => {
  const store = sharedStore()
  const service = cachedService({ store })
  expect(await service.peek()).toBeNull()
  await service.ask()
  await service.settle()
  const other = cachedService({ store })
  for (const minutes of [0, 1, 9.9]) {
    for (const { peek, clock } of [service, other]) {
      clock.now = Date.UTC(2026, 10, 21) + minutes * minute
      expect(await peek()).toMatchObject({ ok: true, value: { list: ['a'] } })
    }
  }
  for (const { peek, clock } of [service, other]) {
    clock.now += 2 * minute
    expect(await peek()).toBeNull()
  }
  expect([service.calls, other.calls]).toEqual([['brakes'], []])
})
