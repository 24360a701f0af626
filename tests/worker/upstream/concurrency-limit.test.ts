import pLimit from 'p-limit'
import { expect, test } from 'vitest'

/** Tasks that end when the test says so, and how many ran at once at most. What the edge expects of its limiter. */
function countTasks(max: number) {
  const limit = pLimit(max)
  const open: PromiseWithResolvers<void>[] = []
  const count = { running: 0, max: 0 }
  const start = () =>
    limit(async () => {
      count.running += 1
      count.max = Math.max(count.max, count.running)
      const work = Promise.withResolvers<void>()
      open.push(work)
      await work.promise.finally(() => {
        count.running -= 1
      })
    })
  return { start, open, count }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a limit of five runs at most five tasks at once, the others in order', async () => {
  const { start, open, count } = countTasks(5)
  const works = Array.from({ length: 12 }, start)
  await turn()
  expect(open).toHaveLength(5)
  for (let index = 0; index < 12; index += 1) {
    open[index]?.resolve()
    await turn()
  }
  await Promise.all(works)
  expect(count).toEqual({ running: 0, max: 5 })
})

test('a slot that becomes free goes to a waiting task, not to one that is added at that moment', async () => {
  const limit = pLimit(1)
  const first = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const running = limit(() => first.promise)
  const waiting = limit(note('waited'))
  const late = running.then(() => limit(note('came later')))
  first.resolve()
  await Promise.all([waiting, late])
  expect(order).toEqual(['waited', 'came later'])
})

test('a task added while a slot is handed over does not exceed the limit', async () => {
  const { start, open, count } = countTasks(2)
  const works = [start(), start(), start()]
  await turn()
  const late = works[0]?.then(start)
  open[0]?.resolve()
  await turn()
  expect(count.max).toBe(2)
  for (const work of open) work.resolve()
  await turn()
  for (const work of open) work.resolve()
  await Promise.all([...works, late])
  expect(count.max).toBe(2)
})

test('a task that fails frees its slot and rejects for its caller', async () => {
  const limit = pLimit(1)
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(limit(async () => 'next')).resolves.toBe('next')
})
