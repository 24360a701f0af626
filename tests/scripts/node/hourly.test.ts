import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHourly } from '#scripts/node/hourly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hour = 60 * 60_000

test('work runs at the start and every hour until it is stopped', () => {
  let runs = 0
  const hourly = createHourly(() => {
    runs += 1
  })
  expect(runs).toBe(1)
  vi.advanceTimersByTime(hour - 1)
  expect(runs).toBe(1)
  vi.advanceTimersByTime(1 + hour)
  expect(runs).toBe(3)
  hourly.stop()
  vi.advanceTimersByTime(3 * hour)
  expect(runs).toBe(3)
})
