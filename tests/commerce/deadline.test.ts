import { afterEach, expect, test, vi } from 'vitest'
import { within } from '#src/commerce/deadline.ts'

afterEach(() => void vi.useRealTimers())

const late = () => new Error('late')

test('the result or error of work that ends in time is passed on', async () => {
  await expect(within(1_000, Promise.resolve('done'), late)).resolves.toBe('done')
  await expect(within(1_000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken')
})

test('work that never ends is given up at its deadline, and not a moment earlier', async () => {
  vi.useFakeTimers()
  const given: string[] = []
  const outcome = within(1_000, new Promise(() => {}), late).catch((error) => given.push(error.message))
  await vi.advanceTimersByTimeAsync(999)
  expect(given).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(given).toEqual(['late'])
})

test('no clock is left running once the work is done', async () => {
  vi.useFakeTimers()
  await within(1_000, Promise.resolve(), late)
  expect(vi.getTimerCount()).toBe(0)
})
