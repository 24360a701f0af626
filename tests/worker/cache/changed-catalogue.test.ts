import { expect, test } from 'vitest'
import { cachedService, day, minute, outcomeOf, sharedStore } from './cached-service.ts'

/** Lets everything happen that waits for nothing but its turn. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a fresh answer is not used after something that it shows has changed', async () => {
  const service = cachedService()
  service.lists('a', 'b')
  await service.ask()
  service.clock.now += 1
  service.changes('product:b')
  service.lists('a', 'c')
  expect(await service.peek()).toBeNull()
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a', 'c'])
  service.clock.now += 1
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a', 'c'])
  expect(service.calls).toHaveLength(2)
})

test('an answer that shows nothing of the change stays', async () => {
  const service = cachedService()
  await service.ask()
  service.changes('product:b', 'category:4')
  expect(await outcomeOf(service.ask())).toEqual(['hit', 'a'])
  service.changes('everything')
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'a'])
})

test('an answer that nothing was found depends on every product', async () => {
  const service = cachedService()
  service.answers(404, { errors: { uri: 'not found' } })
  await service.ask()
  service.clock.now += 1
  service.changes('product', 'product:b')
  service.lists('b')
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
})

test('a call that began before the change is not joined, and its answer is not kept for others', async () => {
  const service = cachedService()
  const calls = service.hesitates()
  const before = outcomeOf(service.ask())
  await turn()
  service.clock.now += 1
  service.changes('product:a')
  service.clock.now += 1
  const after = outcomeOf(service.ask())
  await turn()
  expect(calls).toHaveLength(2)
  calls[1]?.resolve({ status: 200, body: { list: ['new'] } })
  expect(await after).toEqual(['miss', 'new'])
  calls[0]?.resolve({ status: 200, body: { list: ['a'] } })
  expect(await before).toEqual(['miss', 'a'])
  const next = outcomeOf(service.ask())
  await turn()
  calls[2]?.resolve({ status: 200, body: { list: ['new'] } })
  expect(await next).toEqual(['miss', 'new'])
})

test('a copy of another isolate counts by the time it was requested', async () => {
  const store = sharedStore()
  const one = cachedService({ store })
  await one.ask()
  await one.settle()
  const other = cachedService({ store })
  other.lists('b')
  expect(await outcomeOf(other.ask())).toEqual(['hit', 'a'])

  const third = cachedService({ store })
  third.clock.now += 1
  third.changes('product:a')
  third.lists('b')
  expect(await outcomeOf(third.ask())).toEqual(['miss', 'b'])
})

test('while the service fails, an answer from before the change is better than none', async () => {
  const service = cachedService()
  await service.ask()
  service.changes('product:a')
  service.fails()
  expect(await outcomeOf(service.ask())).toEqual(['stale-if-error', 'a'])
  service.clock.now += 10 * minute + day
  await expect(service.ask()).rejects.toThrow('status')
})

test('a stale answer is not given while a new one is fetched, if it shows what has changed', async () => {
  const service = cachedService()
  await service.ask()
  service.clock.now += 2 * minute
  service.changes('product:a')
  service.lists('b')
  expect(await outcomeOf(service.ask())).toEqual(['miss', 'b'])
})
