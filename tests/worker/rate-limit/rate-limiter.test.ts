import { expect, test } from 'vitest'
import { createMemoryRateLimiter } from '#worker/rate-limit/rate-limiter.ts'

function limited({ limit = 3, period = 60 } = {}) {
  const clock = { now: 1_000_000 }
  const limiter = createMemoryRateLimiter({ limit, period }, () => clock.now)
  return { clock, allows: async (key: string) => (await limiter.limit({ key })).success }
}

test('each key is allowed up to the limit', async () => {
  const { allows } = limited()
  const outcomes = []
  for (let count = 0; count < 5; count += 1) outcomes.push(await allows('a'))
  expect(outcomes).toEqual([true, true, true, false, false])
  expect(await allows('b')).toBe(true)
})

test('a period starts with the first event and is not extended by refused ones', async () => {
  const { clock, allows } = limited({ limit: 1 })
  expect(await allows('a')).toBe(true)
  clock.now += 59_999
  expect(await allows('a')).toBe(false)
  clock.now += 1
  expect(await allows('a')).toBe(true)
})

test('the number of keys is bounded, and a busy key is not dropped', async () => {
  const { allows } = limited({ limit: 1 })
  for (let count = 0; count < 30_000; count += 1) {
    await allows(`shopper ${count}`)
    if (count % 5_000 === 0) expect(await allows('busy')).toBe(count === 0)
  }
  expect(await allows('shopper 0')).toBe(true)
})
