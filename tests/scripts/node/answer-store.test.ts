import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

test('an entry read a second time outlasts any number of entries read once', async () => {
  const { read, write } = createStore()
  await write('a page of the shop', 'an answer', 60)
  await read('a page of the shop')
  await read('a page of the shop')
  await write('a page that is refreshed', 'an answer', 60)
  await write('a page that is refreshed', 'a newer answer', 60)
  await write('a page that is refreshed', 'the newest answer', 60)
  await write('a page opened once', 'an answer', 60)
  for (let count = 0; count <= 5_200; count++) await write(`made up ${count}`, 'an answer', 3_600)
  expect(await read('a page of the shop')).toBe('an answer')
  expect(await read('a page that is refreshed')).toBe('the newest answer')
  expect(await read('a page opened once')).toBeNull()
})

test('a file of an older build begins empty', async () => {
  using state = createTemporaryFolder()
  const file = join(state.path, 'answers.sqlite')
  const older = new DatabaseSync(file)
  older.exec('create table answer (key text primary key, text text, until integer) without rowid')
  older.exec("insert into answer values ('a question', 'an answer', 9e12)")
  older.close()
  const store = createStore(file)
  expect(await store.read('a question')).toBeNull()
  await store.write('a question', 'an answer', 60)
  expect(await store.read('a question')).toBe('an answer')
  store.close()
})
