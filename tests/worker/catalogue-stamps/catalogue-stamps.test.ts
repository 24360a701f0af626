import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Subject } from '#src/commerce/contract/catalogue/subject.ts'
import { createNamespace } from '#tests/support/shop/durable-objects.ts'
import { CatalogueStamps } from '#worker/catalogue-stamps/durable-object.ts'
import { createStamps, KnownStamps } from '#worker/catalogue-stamps/known-stamps.ts'
import { createStampBook } from '#worker/catalogue-stamps/stamp-book.ts'
import { createBoundStamps, createMemoryStamps, type StampPort } from '#worker/catalogue-stamps/stamp-port.ts'
import { catalogueStamps as limits } from '#worker/limits.ts'

const start = 1_790_000_000_000
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

let notices = 0
const notice = (subjects: Subject[], cursor = 0) => ({
  subjects,
  signature: `signature ${notices++}`,
  cursor,
})

const createObjects = () => createNamespace((storage) => new CatalogueStamps({ storage }))

test.each([
  ['in memory', () => createMemoryStamps()],
  ['in a Durable Object', () => createBoundStamps(createObjects())],
])(
  'a notice is received once, and its subjects are news for those who do not have it, %s',
  async (_, create) => {
    const stamps = create()
    const sent = notice(['product', 'product:52'])
    const { isFirst, news } = await stamps.receive(sent)
    expect([isFirst, Object.keys(news.subjects)]).toEqual([true, ['product', 'product:52']])
    expect(await stamps.since(0)).toEqual(news)
    expect((await stamps.since(news.cursor)).subjects).toEqual({})

    expect((await stamps.receive(sent)).isFirst).toBe(false)
    expect(await stamps.since(0)).toEqual(news)

    const second = await stamps.receive(notice(['brand:3'], news.cursor))
    expect(Object.keys(second.news.subjects)).toEqual(['brand:3'])
    expect(second.news.cursor).toBeGreaterThan(news.cursor)
  },
)

test('a signature is remembered for longer than it is accepted', async () => {
  const stamps = createMemoryStamps()
  const sent = notice(['product:52'])
  await stamps.receive(sent)
  vi.advanceTimersByTime(600_000)
  await stamps.receive(notice(['product:53']))
  expect((await stamps.receive(sent)).isFirst).toBe(false)
  vi.advanceTimersByTime(limits.replays)
  await stamps.receive(notice(['product:54']))
  expect((await stamps.receive(sent)).isFirst).toBe(true)
})

test('the object has its book after a restart, also when a notice could not be stored', async () => {
  const values = new Map<string, unknown>()
  let isFull = false
  const storage = {
    get: async (key: string) => structuredClone(values.get(key)),
    async put(key: string, value: unknown) {
      if (isFull) throw new Error('full')
      values.set(key, structuredClone(value))
    },
  }
  const open = () => {
    const object = new CatalogueStamps({ storage })
    return createBoundStamps({ idFromName: String, get: () => object })
  }
  const first = open()
  const sent = notice(['product:52'])
  await first.receive(sent)
  isFull = true
  const lost = notice(['product:53'])
  await expect(first.receive(lost)).rejects.toThrow('full')
  expect(Object.keys((await first.since(0)).subjects)).toEqual(['product:52'])
  isFull = false
  expect((await first.receive(lost)).isFirst).toBe(true)

  const second = open()
  expect(await second.since(0)).toEqual(await first.since(0))
  expect((await second.receive(sent)).isFirst).toBe(false)
})

test('beyond the limit the oldest changes become one of everything', () => {
  const book = createStampBook()
  const raised = Array.from({ length: limits.subjects + 2 }, (_, product) => {
    vi.advanceTimersByTime(10)
    return book.receive(notice([`product:${product}`]), Date.now()).news.cursor
  })
  const { everything, subjects } = book.since(0)
  expect(everything).toBe(raised[1])
  expect(Object.keys(subjects)).toHaveLength(limits.subjects)
  expect(subjects['product:1']).toBeUndefined()
  expect(subjects['product:2']).toBe(raised[2])
})

test('an answer is outdated by what it depends on, and by everything', async () => {
  const known = new KnownStamps()
  const port = createMemoryStamps()
  const change = async (...subjects: Subject[]) =>
    known.learn((await port.receive(notice(subjects, known.cursor))).news, Date.now(), Date.now())
  const answer = (dependsOn: Subject[], askedAt = Date.now()) => ({ askedAt, dependsOn })
  const before = [answer(['product:52']), answer(['product:53']), answer(['product']), answer([])]
  await change('product', 'product:52')
  expect(before.map((one) => known.isOutdated(one))).toEqual([true, false, true, false])
  // A second change of the same second may have a notice that counts as repeated.
  vi.advanceTimersByTime(limits.lead)
  expect(known.isOutdated(answer(['product:52']))).toBe(true)
  vi.advanceTimersByTime(1)
  expect(known.isOutdated(answer(['product', 'product:52']))).toBe(false)
  await change('everything')
  expect(before.map((one) => known.isOutdated(one))).toEqual([true, true, true, true])
  vi.advanceTimersByTime(limits.lead + 1)
  expect(known.isOutdated(answer(['product:52']))).toBe(false)
})

/** An isolate that reads a port, as its requests do. */
function createIsolateOf(port: Pick<StampPort, 'since'>) {
  const known = new KnownStamps()
  const reported: unknown[] = []
  const background: Promise<unknown>[] = []
  const request = () =>
    createStamps(known, port, {
      now: Date.now,
      waitUntil: (work) => void background.push(work),
      report: (error) => void reported.push(error),
    })
  return { request, reported, settle: () => Promise.all(background) }
}

test('an isolate learns within ten seconds of a notice that another received, and asks first after a pause', async () => {
  const port = createMemoryStamps()
  let reads = 0
  const { request, settle } = createIsolateOf({
    since(cursor) {
      reads++
      return port.since(cursor)
    },
  })
  const answer = { askedAt: start, dependsOn: ['product:52'] as const }
  await request().current()
  expect(reads).toBe(1)
  await port.receive(notice(['product:52']))

  vi.advanceTimersByTime(limits.refresh - 1)
  await request().current()
  expect([reads, request().isOutdated(answer)]).toEqual([1, false])

  // Near the bound the request does not wait, but those after it know.
  vi.advanceTimersByTime(1)
  await Promise.all([request().current(), request().current()])
  await settle()
  expect([reads, request().isOutdated(answer)]).toEqual([2, true])

  await port.receive(notice(['product:53']))
  vi.advanceTimersByTime(60_000)
  const late = request()
  await Promise.all([late.current(), late.current()])
  expect([reads, late.isOutdated({ askedAt: start, dependsOn: ['product:53'] })]).toEqual([3, true])
  expect(limits.age).toBeLessThanOrEqual(10_000)
})

test('a port that fails is left alone for a while, and what is known stays', async () => {
  let reads = 0
  const { request, reported } = createIsolateOf({
    async since() {
      reads++
      throw new Error('away')
    },
  })
  await request().current()
  await request().current()
  expect([reads, reported.length]).toEqual([1, 1])
  vi.advanceTimersByTime(limits.pause)
  await request().current()
  expect(reads).toBe(2)
})

test('an object that does not answer is not waited for', async () => {
  const silent = { idFromName: String, get: () => ({ fetch: () => new Promise<Response>(() => {}) }) }
  const reading = expect(createBoundStamps(silent).since(0)).rejects.toThrow('too long')
  const receiving = expect(createBoundStamps(silent).receive(notice([]))).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(limits.receiving)
  await Promise.all([reading, receiving])
})

test('times of the object are later by the difference that clocks may have', async () => {
  const { news } = await createBoundStamps(createObjects()).receive(notice(['product:52']))
  const time = start + limits.lead + limits.clocks
  expect(news).toEqual({ cursor: start, everything: 0, subjects: { 'product:52': time } })
})
