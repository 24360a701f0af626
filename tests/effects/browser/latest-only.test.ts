import { expect, test } from 'vitest'
import { latestOnly } from '#src/effects/browser/latest-only.ts'

/** A question whose answers come when the test says so. */
function hesitating() {
  const open: PromiseWithResolvers<string>[] = []
  const received: string[] = []
  const question = latestOnly(() => {
    const answer = Promise.withResolvers<string>()
    open.push(answer)
    return answer.promise
  })
  return { open, received, answer: question.answer, ask: () => question.ask((text) => received.push(text)) }
}

test('a late answer does not replace that to a later question', async () => {
  const { open, received, ask } = hesitating()
  const both = [ask(), ask()]
  open[1]?.resolve('newer')
  await both[1]
  open[0]?.resolve('older')
  await both[0]
  expect(received).toEqual(['newer'])
})

test('a caller that waits before the first request gets the first answer, later callers get the last one', async () => {
  const { open, answer, ask } = hesitating()
  const early = answer()
  void ask()
  open[0]?.resolve('first')
  expect(await early).toBe('first')
  void ask()
  open[1]?.resolve('second')
  expect(await answer()).toBe('second')
})

test('a caller that waits while another request is made gets the answer to that one', async () => {
  const { open, answer, ask } = hesitating()
  void ask()
  const waiting = answer()
  void ask()
  open[0]?.resolve('older')
  open[1]?.resolve('newer')
  expect(await waiting).toBe('newer')
})
