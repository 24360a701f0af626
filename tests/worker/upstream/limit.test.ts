import { expect, test } from 'vitest'
import { createLimit } from '#worker/upstream/limit.ts'

/** Works that end when the test says so, and the most that ever ran together. */
function counted(most: number) {
  const limit = createLimit(most)
  const open: PromiseWithResolvers<void>[] = []
  const count = { running: 0, most: 0 }
  const start = () =>
    limit(async () => {
      count.running += 1
      count.most = Math.max(count.most, count.running)
      const work = Promise.withResolvers<void>()
      open.push(work)
      await work.promise.finally(() => {
        count.running -= 1
      })
    })
  return { start, open, count }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('at most five calls are under way, and the others follow in order', async () => {
  const { start, open, count } = counted(5)
  const works = Array.from({ length: 12 }, start)
  await turn()
  expect(open).toHaveLength(5)
  for (let index = 0; index < 12; index += 1) {
    open[index]?.resolve()
    await turn()
  }
  await Promise.all(works)
  expect(count).toEqual({ running: 0, most: 5 })
})

test('a place that becomes free goes to who waited, not to who comes at that moment', async () => {
  const limit = createLimit(1)
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

test('somebody who comes as a place is handed over does not make one too many', async () => {
  const { start, open, count } = counted(2)
  const works = [start(), start(), start()]
  await turn()
  const late = works[0]?.then(start)
  open[0]?.resolve()
  await turn()
  expect(count.most).toBe(2)
  for (const work of open) work.resolve()
  await turn()
  for (const work of open) work.resolve()
  await Promise.all([...works, late])
  expect(count.most).toBe(2)
})

test('a call that fails gives its place back and tells its caller', async () => {
  const limit = createLimit(1)
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(limit(async () => 'next')).resolves.toBe('next')
})
