import { afterAll, describe, expect, test, vi } from 'vitest'
import { returnLease } from '#scripts/node/shared-state/payment-returns.ts'
import { answerLifetime, takeTurn } from '#scripts/node/shared-state/turns.ts'
import { createTestRedis, passTime } from '#tests/support/redis/test-redis.ts'
import { paymentReturnDeadline, paymentReturnDeadlines } from '#worker/limits.ts'

const redis = await createTestRedis()
afterAll(() => redis?.stop())

const lease = 20_000

describe.skipIf(!redis)('calls of two processes', () => {
  /** Two processes, and a service that answers a call when it is told to. */
  function createProcesses() {
    const prefix = `${crypto.randomUUID()}:`
    const [one, two] = [redis!.create(prefix), redis!.create(prefix)]
    const calls: { name: string; answer: (text: string) => void; fail: () => void }[] = []
    const make = (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        calls.push({ name, answer: resolve, fail: () => reject(new Error('The service failed.')) })
      })
    return {
      one,
      two,
      calls,
      names: () => calls.map(({ name }) => name),
      /** Resolves when both have looked whose turn it is, as Redis answers in sequence. */
      async look() {
        for (const process of [one, two]) await process.ask((client) => client.ping())
      },
      take: (process: typeof one, name: string, key = 'a') =>
        takeTurn(process, { turn: 'a-token', key, lease }, make(name)),
      /** The call with this number, when it is made. */
      async call(number: number) {
        await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(number))
        return calls[number - 1]!
      },
    }
  }

  test('equal ones that come together are one, whose answer both get', async () => {
    const { one, two, take, call, names, look } = createProcesses()
    const first = take(one, 'first')
    const made = await call(1)
    const others = [take(two, 'second'), take(one, 'third'), take(two, 'fourth')]
    await look()
    made.answer('placed')
    expect(await Promise.all([first, ...others])).toEqual(['placed', 'placed', 'placed', 'placed'])
    expect(names()).toEqual(['first'])
  })

  test('the answer is not remembered: a later one is made again', async () => {
    const { one, two, take, call, names } = createProcesses()
    const first = take(one, 'first')
    ;(await call(1)).answer('declined')
    await first
    const second = take(two, 'second')
    ;(await call(2)).answer('placed')
    expect(await second).toBe('placed')
    expect(names()).toEqual(['first', 'second'])
  })

  test('different ones are made one after the other', async () => {
    const { one, two, take, call, names, look } = createProcesses()
    const first = take(one, 'first', 'a')
    const made = await call(1)
    const second = take(two, 'second', 'b')
    await look()
    expect(names()).toEqual(['first'])
    made.answer('placed')
    ;(await call(2)).answer('declined')
    expect(await Promise.all([first, second])).toEqual(['placed', 'declined'])
  })

  test('one that fails fails for those that wait for it, since it may have been made', async () => {
    const { one, two, take, call, names, look } = createProcesses()
    const both = [take(one, 'first')]
    const made = await call(1)
    both.push(take(two, 'second'))
    await look()
    made.fail()
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(names()).toEqual(['first'])
  })

  test('the turn of a process that has ended is over after its lease', async () => {
    const { one, two, take, call, names } = createProcesses()
    void take(one, 'of a process that ends')
    await call(1)
    const second = take(two, 'second')
    await passTime(one, lease - 1_000)
    expect(names()).toEqual(['of a process that ends'])
    await passTime(one, 1_000)
    ;(await call(2)).answer('placed')
    expect(await second).toBe('placed')
  })

  test('a turn that was lost is not taken from the next process', async () => {
    const { one, two, take, call, names, look } = createProcesses()
    const slow = take(one, 'slow', 'a')
    const made = await call(1)
    await passTime(one, lease)
    const second = take(two, 'second', 'b')
    const other = await call(2)
    made.answer('late')
    await slow
    const third = take(one, 'third', 'c')
    await look()
    expect(names()).toEqual(['slow', 'second'])
    other.answer('placed')
    ;(await call(3)).answer('declined')
    expect(await Promise.all([second, third])).toEqual(['placed', 'declined'])
    expect(names()).toEqual(['slow', 'second', 'third'])
  })

  test('an answer that is too long to keep counts as a failure for those that wait', async () => {
    const { one, two, take, call, look } = createProcesses()
    const first = take(one, 'first')
    const made = await call(1)
    const second = take(two, 'second')
    await look()
    made.answer('x'.repeat(100_000))
    expect(await first).toHaveLength(100_000)
    await expect(second).rejects.toThrow('failed')
  })
})

test('a turn lasts longer than the calls of a return, and its answer longer than a shopper waits', () => {
  const { look, result } = paymentReturnDeadlines
  expect(returnLease).toBeGreaterThan(2 * look + result)
  expect(answerLifetime).toBeGreaterThan(paymentReturnDeadline)
})
