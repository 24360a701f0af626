import { afterEach, expect, test, vi } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import { cachedService, outcomeOf } from './cached-service.ts'

afterEach(() => void vi.useRealTimers())

/** Lets everything happen that waits for nothing but its turn. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const failure = () => new UpstreamError('status', 'POST /products')

test('two hundred concurrent requests for one answer make one call', async () => {
  const service = cachedService()
  const calls = service.hesitates()
  const answers = Array.from({ length: 200 }, () => outcomeOf(service.ask()))
  await turn()
  expect(calls).toHaveLength(1)
  calls[0]?.resolve({ status: 200, body: { list: ['a'] } })
  const told200 = await Promise.all(answers)
  expect(told200[0]).toEqual(['miss', 'a'])
  expect(told200.slice(1).every(([source, item]) => source === 'coalesced' && item === 'a')).toBe(true)
})

test('when the shared call fails, those who waited try once more, again as one', async () => {
  const service = cachedService()
  const calls = service.hesitates()
  const answers = Array.from({ length: 20 }, () =>
    service.ask().then(
      ({ source }) => source,
      () => 'failed',
    ),
  )
  await turn()
  calls[0]?.reject(failure())
  await turn()
  expect(calls).toHaveLength(2)
  calls[1]?.resolve({ status: 200, body: { list: ['a'] } })
  const [leader, ...others] = await Promise.all(answers)
  expect(leader).toBe('failed')
  expect(new Set(others)).toEqual(new Set(['coalesced']))
})

test('all waiting requests fail when the second call fails too', async () => {
  const service = cachedService()
  const calls = service.hesitates()
  const answers = Array.from({ length: 5 }, () => service.ask().catch(() => 'failed'))
  await turn()
  calls[0]?.reject(failure())
  await turn()
  calls[1]?.reject(failure())
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['failed']))
  expect(calls).toHaveLength(2)
})

test('no request waits longer than three seconds for a shared call', async () => {
  vi.useFakeTimers()
  const service = cachedService()
  service.hesitates()
  const ended: string[] = []
  const start = () => void service.ask().catch((error) => ended.push(error.breakage))
  start()
  start()
  service.clock.now += 3_000
  await vi.advanceTimersByTimeAsync(2_999)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toEqual(['timeout', 'timeout'])
})

test('the call after a shared one that failed late has only the rest of the three seconds', async () => {
  vi.useFakeTimers()
  const service = cachedService()
  const calls = service.hesitates()
  const ended: string[] = []
  const start = () => void service.ask().catch((error) => ended.push(error.breakage))
  start()
  start()
  service.clock.now += 2_900
  await vi.advanceTimersByTimeAsync(2_900)
  calls[0]?.reject(failure())
  await vi.advanceTimersByTimeAsync(0)
  expect([calls.length, ended]).toEqual([2, ['status']])
  service.clock.now += 100
  await vi.advanceTimersByTimeAsync(100)
  expect(ended).toEqual(['status', 'timeout'])
})

test('a call whose request was cut off does not hold up those who come later', async () => {
  const service = cachedService()
  const calls = service.hesitates()
  service.ask().catch(() => {})
  await turn()
  service.clock.now += 10_000
  const later = outcomeOf(service.ask())
  await turn()
  expect(calls).toHaveLength(2)
  calls[1]?.resolve({ status: 200, body: { list: ['a'] } })
  expect(await later).toEqual(['miss', 'a'])
})

test('a renewal is shared by all who see the stale answer', async () => {
  const service = cachedService()
  await service.ask()
  const calls = service.hesitates()
  service.clock.now += 61_000
  const seen = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(service.ask())))
  await turn()
  expect(new Set(seen.map(([source]) => source))).toEqual(new Set(['stale']))
  expect(calls).toHaveLength(1)
})

test('different questions do not wait for each other', async () => {
  const service = cachedService()
  const calls = service.hesitates()
  const answers = [outcomeOf(service.ask('brakes')), outcomeOf(service.ask('filters'))]
  await turn()
  calls[1]?.resolve({ status: 200, body: { list: ['f'] } })
  expect(await answers[1]).toEqual(['miss', 'f'])
  calls[0]?.resolve({ status: 200, body: { list: ['b'] } })
  expect(await answers[0]).toEqual(['miss', 'b'])
})
