import { expect, test } from 'vitest'
import { cachedService, minute, outcomeOf, sharedStore } from './cached-service.ts'

const refusal = new Error('This visitor has asked for too much.')

test('only the visitor for whom the service may not be called fails', async () => {
  const service = cachedService()
  await expect(service.ask('brakes', refusal)).rejects.toBe(refusal)
  expect([service.calls, service.reported]).toEqual([[], []])
  expect(await outcomeOf(service.ask('brakes')), 'the next one is not made to wait').toEqual(['miss', 'a'])
})

test('such a visitor gets the result of another visitor’s call', async () => {
  const service = cachedService()
  const [open, first] = [service.hesitates(), service.ask('brakes')]
  const second = service.ask('brakes', refusal)
  await expect.poll(() => open.length).toBe(1)
  open[0]?.resolve({ status: 200, body: { list: ['b'] } })
  expect([await outcomeOf(first), await outcomeOf(second)]).toEqual([
    ['miss', 'b'],
    ['coalesced', 'b'],
  ])
})

test('such a visitor gets the copy that another isolate has stored', async () => {
  const store = sharedStore()
  const other = cachedService({ store })
  await other.ask('brakes')
  await other.settle()
  const service = cachedService({ store })
  expect(await outcomeOf(service.ask('brakes', refusal))).toEqual(['hit', 'a'])
  expect(service.calls).toEqual([])
})

test('an old answer is shown to such a visitor without being renewed', async () => {
  const service = cachedService()
  await service.ask('brakes')
  service.clock.now += 5 * minute
  expect(await outcomeOf(service.ask('brakes', refusal))).toEqual(['stale', 'a'])
  await service.settle()
  expect(service.calls).toHaveLength(1)
})
