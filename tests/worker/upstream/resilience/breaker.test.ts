import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxBreakerProbeTime } from '#worker/limits.ts'
import { createBreaker } from '#worker/upstream/resilience/breaker.ts'

function breaker({ random = 0.5 } = {}) {
  const clock = { now: 1_000_000 }
  const changes: string[] = []
  const one = createBreaker({
    now: () => clock.now,
    random: () => random,
  })
  /** Makes a call, if it may, and returns whether it was made. */
  function call(succeeds: boolean): boolean {
    const admission = one.admit((state) => void changes.push(state))
    if (succeeds) admission?.succeeded()
    else admission?.failed()
    return admission !== null
  }
  const calls = (count: number, succeeds: boolean) =>
    Array.from({ length: count }, () => call(succeeds)).filter(Boolean).length
  return { clock, changes, one, call, calls }
}

test('a service that fails ten times in twenty is not called', () => {
  const { one, calls, changes } = breaker()
  calls(10, true)
  expect([calls(10, false), one.state()]).toEqual([10, 'open'])
  expect(calls(100, true)).toBe(0)
  expect(changes).toEqual(['open'])
})

test('only the last twenty calls count, however many there were', () => {
  const { one, calls } = breaker()
  calls(100, true)
  calls(9, false)
  expect(one.state()).toBe('closed')
  calls(1, false)
  expect(one.state()).toBe('open')
})

test('nine times in twenty is not often enough, and neither are nineteen calls', () => {
  const { one, calls } = breaker()
  calls(11, true)
  calls(9, false)
  expect(one.state()).toBe('closed')
  const other = breaker()
  other.calls(19, false)
  expect(other.one.state()).toBe('closed')
})

test('failures of more than ten seconds ago are forgotten', () => {
  const { one, clock, calls } = breaker()
  calls(19, false)
  clock.now += 10_000
  calls(1, false)
  expect(one.state()).toBe('closed')
  calls(19, false)
  expect(one.state()).toBe('open')
})

test('a probe that failed is over: the next one need not wait for it', () => {
  const { one, clock, calls, call } = breaker({ random: 0 })
  calls(20, false)
  for (let probe = 0; probe < 3; probe += 1) {
    clock.now += 4_000
    expect(call(false)).toBe(true)
    expect(one.state()).toBe('open')
  }
})

test.each([
  [0, 4_000],
  [0.5, 5_000],
  [1, 6_000],
])('after five seconds, give or take one, a single call finds out (%f)', (random, pause) => {
  const { one, clock, calls } = breaker({ random })
  calls(20, false)
  clock.now += pause - 1
  expect([one.state(), one.admit()]).toEqual(['open', null])
  clock.now += 1
  expect(one.state()).toBe('half-open')
  const probe = one.admit()
  expect(probe).not.toBe(null)
  expect(one.admit()).toBe(null)
  probe?.succeeded()
  expect(calls(50, true)).toBe(50)
})

test('a probe that fails opens it for another five seconds', () => {
  const { one, clock, call, changes } = breaker()
  for (let count = 0; count < 20; count += 1) call(false)
  clock.now += 5_000
  expect(call(false)).toBe(true)
  clock.now += 4_999
  expect(call(true)).toBe(false)
  clock.now += 1
  expect(call(true)).toBe(true)
  expect([one.state(), changes]).toEqual(['closed', ['open', 'open', 'closed']])
})

test('a probe that never ends does not hold up the next one for long', () => {
  const { one, clock, calls } = breaker()
  calls(20, false)
  clock.now += 5_000
  const lost = one.admit()
  clock.now += maxBreakerProbeTime - 1
  expect(one.admit()).toBe(null)
  clock.now += 1
  const second = one.admit()
  lost?.failed()
  second?.succeeded()
  expect(one.state()).toBe('closed')
})

test('failures from before the breaker closed again do not count', () => {
  const { one, clock, calls } = breaker()
  calls(20, false)
  clock.now += 5_000
  calls(1, true)
  calls(19, false)
  expect(one.state()).toBe('closed')
})

test('calls that were under way when it opened change nothing', () => {
  const { one, calls } = breaker()
  const late = one.admit()
  calls(20, false)
  late?.succeeded()
  expect(one.state()).toBe('open')
})

test('however calls end, a service that is well again is called within six seconds', () => {
  const step = fc.record({ wait: fc.nat(3_000), outcome: fc.constantFrom('good', 'bad', 'lost') })
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (steps, random) => {
        const { one, clock, call } = breaker({ random })
        for (const { wait, outcome } of steps) {
          clock.now += wait
          if (outcome === 'lost') one.admit()
          else call(outcome === 'good')
        }
        clock.now += 6_000
        expect(call(true)).toBe(true)
        expect(one.state()).toBe('closed')
      },
    ),
  )
})

test('calls that were under way when it opened say nothing more', () => {
  const { one, clock } = breaker()
  const underWay = Array.from({ length: 60 }, () => one.admit())
  for (const admission of underWay.slice(0, 20)) admission?.failed()
  clock.now += 4_900
  for (const admission of underWay.slice(20)) admission?.failed()
  expect(one.state()).toBe('open')
  clock.now += 1_100
  expect(one.state()).toBe('half-open')
})

test('a probe that ends after its deadline does not settle the probe that replaced it', () => {
  const { one, clock, calls } = breaker()
  calls(20, false)
  clock.now += 6_000
  const lost = one.admit()
  clock.now += maxBreakerProbeTime
  const probe = one.admit()
  lost?.succeeded()
  expect(one.state()).toBe('half-open')
  probe?.succeeded()
  expect(one.state()).toBe('closed')
})
