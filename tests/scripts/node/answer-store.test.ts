import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAnswerStore } from '#scripts/node/answer-store.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'

function createStore(file = ':memory:') {
  const clock = { now: 1_000_000 }
  return { clock, ...createAnswerStore(file, () => clock.now) }
}

test('an answer is found again until its time is over', async () => {
  const { clock, read, write } = createStore()
  expect(await read('a question')).toBeNull()
  await write('a question', 'an answer', 60)
  await write('a question', 'a newer answer', 60)
  expect(await read('a question')).toBe('a newer answer')
  clock.now += 60_000
  expect(await read('a question')).toBeNull()
})

test('answers outlive the server', async () => {
  using state = createTemporaryFolder()
  const file = join(state.path, 'answers.sqlite')
  const before = createStore(file)
  await before.write('a question', 'an answer', 60)
  before.close()
  const after = createStore(file)
  expect(await after.read('a question')).toBe('an answer')
  after.close()
})

test('the answer store is limited in size, and keeps the entries that last longest', async () => {
  const { read, write } = createStore()
  for (let count = 0; count <= 5_200; count++) await write(`question ${count}`, 'an answer', 60 + count)
  const kept = await Promise.all(Array.from({ length: 5_201 }, (_, count) => read(`question ${count}`)))
  expect(kept.filter((text) => text !== null).length).toBeLessThanOrEqual(5_100)
  expect(kept[0]).toBeNull()
  expect(kept.at(-1)).toBe('an answer')
})
