import { expect, test } from 'vitest'
import { createUnusualShare } from '#worker/call-budget/unusual-share.ts'
import { unusualShare } from '#worker/limits.ts'

const { min, max, maxPause } = unusualShare

function createShare() {
  const clock = { now: 1_000_000 }
  const share = createUnusualShare(() => clock.now)
  return {
    clock,
    share,
    /**
     * Number of calls, spread over a second, that are let through; of those beyond `taken` the service says it is too
     * many.
     */
    inASecond(calls: number, taken = Number.POSITIVE_INFINITY) {
      let passed = 0
      for (let call = 0; call < calls; call += 1) {
        clock.now += 1_000 / calls
        if (!share.spend()) continue
        passed += 1
        if (passed > taken) share.limited(0)
      }
      return passed
    },
  }
}

test('a service that takes all calls gets all that are allowed', () => {
  const { share, inASecond } = createShare()
  expect([inASecond(max), inASecond(max)]).toEqual([max, max])
  for (let second = 0; second < 10; second += 1) inASecond(2 * max)
  expect(share.perSecond()).toBe(max)
})

test('too many calls halve the share, once for all calls under way', () => {
  const { clock, share, inASecond } = createShare()
  inASecond(50)
  for (let call = 0; call < 10; call += 1) share.limited(0)
  expect(Math.round(share.perSecond())).toBe(25)
  for (let second = 0; second < 10; second += 1) {
    clock.now += 1_000
    share.limited(0)
  }
  expect(share.perSecond(), 'never to nothing').toBe(min)
})

test('a share that is too small grows by one call a second', () => {
  const { clock, share, inASecond } = createShare()
  inASecond(40)
  share.limited(0)
  clock.now += 1_000
  for (let second = 0; second < 5; second += 1) inASecond(100)
  expect(Math.round(share.perSecond())).toBe(25)
  for (let second = 0; second < 10; second += 1) inASecond(3)
  expect(Math.round(share.perSecond()), 'one that is large enough does not').toBe(25)
})

test('a service that asks for a pause gets it, but not for longer than allowed', () => {
  const { clock, share } = createShare()
  share.limited(5_000)
  clock.now += 4_999
  expect(share.spend()).toBe(false)
  clock.now += 1
  expect(share.spend()).toBe(true)
  share.limited(Number.POSITIVE_INFINITY)
  clock.now += maxPause
  expect(share.spend()).toBe(true)
})

test('a service that takes forty calls a second is sent most of them, and few more', () => {
  const { inASecond } = createShare()
  const sent = Array.from({ length: 120 }, () => inASecond(200, 40))
  const late = sent.slice(20)
  expect(Math.max(...late)).toBeLessThanOrEqual(44)
  expect(late.reduce((sum, count) => sum + count) / late.length).toBeGreaterThan(25)
})
