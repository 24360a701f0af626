import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNamespace } from '#tests/support/shop/durable-objects.ts'
import { seenEvents as limits } from '#worker/limits.ts'
import { SeenEvents } from '#worker/seen-events/durable-object.ts'
import { createBoundSeenEvents, createMemorySeenEvents } from '#worker/seen-events/seen-events.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const hash = (number: number) => number.toString(16).padStart(64, '0')

function createObjects() {
  const namespace = createNamespace((storage) => new SeenEvents({ storage }))
  return { namespace, seen: createBoundSeenEvents(namespace) }
}

test.each([
  ['in memory', () => createMemorySeenEvents()],
  ['in Durable Objects', () => createObjects().seen],
])('an event is the first once in 48 hours, %s', async (_, create) => {
  const seen = create()
  expect(await seen.isFirst(hash(1))).toBe(true)
  expect(await seen.isFirst(hash(1))).toBe(false)
  expect(await seen.isFirst(hash(2))).toBe(true)
  vi.advanceTimersByTime(limits.lifetime - 1)
  expect(await seen.isFirst(hash(1))).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await seen.isFirst(hash(1))).toBe(true)
})

test('an object that does not answer is not waited for', async () => {
  const silent = { idFromName: String, get: () => ({ fetch: () => new Promise<Response>(() => {}) }) }
  const asked = expect(createBoundSeenEvents(silent).isFirst(hash(1))).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(limits.deadline)
  await asked
})

test('the memory forgets the oldest beyond its limit', async () => {
  const seen = createMemorySeenEvents()
  for (let number = 0; number <= limits.inMemory; number++) await seen.isFirst(hash(number))
  expect(await seen.isFirst(hash(limits.inMemory))).toBe(false)
  expect(await seen.isFirst(hash(0))).toBe(true)
})

test('objects share the events by the beginning of their hashes', async () => {
  const { namespace, seen } = createObjects()
  await seen.isFirst(`aa${hash(1).slice(2)}`)
  await seen.isFirst(`ab${hash(1).slice(2)}`)
  await seen.isFirst(`aa${hash(2).slice(2)}`)
  expect([...namespace.storages.keys()]).toEqual(['aa', 'ab'])
})

test('an object removes expired entries, also beyond one page, and keeps the rest', async () => {
  const { namespace, seen } = createObjects()
  for (let number = 0; number < limits.page * 2 + 1; number++) await seen.isFirst(hash(number))
  vi.advanceTimersByTime(limits.lifetime - 1_000)
  await seen.isFirst(hash(999_999))
  vi.advanceTimersByTime(1_000)
  await namespace.runAlarms()
  const [stored] = [...namespace.storages.values()]
  expect([...(stored?.values.keys() ?? [])]).toEqual([hash(999_999)])
  expect(stored?.alarm).toBe(Date.now() + limits.sweep)
  vi.advanceTimersByTime(limits.lifetime)
  await namespace.runAlarms()
  expect([stored?.values.size, stored?.alarm]).toEqual([0, null])
})
