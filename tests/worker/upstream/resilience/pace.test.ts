import { expect, test } from 'vitest'
import { hedging } from '#worker/limits.ts'
import { createPace } from '#worker/upstream/resilience/pace.ts'

const { delay } = hedging

/** A pace that knows these answer times. */
function paceOf(...durations: number[]) {
  const pace = createPace()
  for (const duration of durations) pace.record(duration)
  return pace
}

test('a service that is hardly known has no percentile, and is waited for a second', () => {
  const pace = paceOf(...Array<number>(19).fill(40))
  expect(pace.p95()).toBeNull()
  expect(pace.hedgeDelay()).toBe(delay.unknown)
})

test('a second call follows the time in which 95 of 100 calls are answered', () => {
  const pace = paceOf(...Array<number>(94).fill(40), ...Array<number>(6).fill(700))
  expect(pace.p95()).toBe(700)
  expect(pace.hedgeDelay()).toBe(700)
  expect(paceOf(...Array<number>(95).fill(300), ...Array<number>(5).fill(700)).hedgeDelay()).toBe(300)
})

test('a fast service is not asked twice at once, nor a slow one too late', () => {
  expect(paceOf(...Array<number>(50).fill(3)).hedgeDelay()).toBe(delay.min)
  expect(paceOf(...Array<number>(50).fill(2_900)).hedgeDelay()).toBe(delay.max)
})

test('an evening on which a service is slow is forgotten after as many calls as are remembered', () => {
  const pace = paceOf(...Array<number>(500).fill(2_000), ...Array<number>(hedging.samples).fill(200))
  expect(pace.p95()).toBe(200)
})

test('of a hundred calls five get a second one, however many want it', () => {
  const pace = createPace()
  while (pace.spendHedge());
  let added = 0
  for (let call = 0; call < 1_000; call += 1) {
    pace.record(1_300)
    if (pace.spendHedge()) added += 1
  }
  expect(added).toBeLessThanOrEqual(50)
  expect(added).toBeGreaterThan(45)
})
