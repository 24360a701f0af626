import { expect, test } from 'vitest'
import { memoizeAsync } from '#src/effects/browser/memoize-async.ts'

test('concurrent calls do the work once', async () => {
  const done: number[] = []
  const work = memoizeAsync(async () => done.push(done.length))
  await Promise.all([work(), work()])
  await work()
  expect(done).toEqual([0])
})

test('a failed call may be repeated', async () => {
  const answers = [() => Promise.reject(new Error('away')), async () => 'here']
  const work = memoizeAsync(() => answers.shift()!())
  await expect(work()).rejects.toThrow('away')
  expect(await work()).toBe('here')
})
