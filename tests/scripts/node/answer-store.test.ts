import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { createAnswerStore } from '#scripts/node/answer-store.ts'
import { createSharedAnswers } from '#scripts/node/shared-state/answers.ts'
import type { Redis } from '#scripts/node/shared-state/redis.ts'
import { createTestRedis, passTime } from '#tests/support/redis/test-redis.ts'
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Store } from '#worker/cache/backing-store.ts'

const redis = await createTestRedis()
afterAll(() => redis?.stop())

function createFileStore(file = ':memory:') {
  const clock = { now: 1_000_000 }
  const pass = async (time: number) => {
    clock.now += time
  }
  return { pass, ...createAnswerStore(file, () => clock.now) }
}

const stores: [where: string, create: () => Store & { pass(time: number): Promise<void> }][] = [
  ['in a file', createFileStore],
]
if (redis) stores.push(['in Redis', () => createRedisStore(redis.create())])

function createRedisStore(connection: Redis) {
  const clock = { now: 1_000_000 }
  const pass = async (time: number) => {
    clock.now += time
    await passTime(connection, time)
  }
  return { pass, ...createSharedAnswers(connection, () => clock.now) }
}

test.each(stores)('%s an answer is found again until its time is over', async (_where, createStore) => {
  const { pass, read, write } = createStore()
  expect(await read('a question')).toBeNull()
  await write('a question', 'an answer', 60)
  await write('a question', 'a newer answer', 60)
  expect(await read('a question')).toBe('a newer answer')
  await pass(60_000)
  expect(await read('a question')).toBeNull()
})

test('answers outlive the server', async () => {
  using state = createTemporaryFolder()
  const file = join(state.path, 'answers.sqlite')
  const before = createFileStore(file)
  await before.write('a question', 'an answer', 60)
  before.close()
  const after = createFileStore(file)
  expect(await after.read('a question')).toBe('an answer')
  after.close()
})

test.each(stores)(
  '%s there is a limited number of answers, those that last longest',
  async (_where, createStore) => {
    const { read, write } = createStore()
    for (let count = 0; count <= 5_200; count++) await write(`question ${count}`, 'an answer', 60 + count)
    const kept = []
    for (let count = 0; count <= 5_200; count++) kept.push(await read(`question ${count}`))
    expect(kept.filter((text) => text !== null).length).toBeLessThanOrEqual(5_100)
    expect(kept[0]).toBeNull()
    expect(kept.at(-1)).toBe('an answer')
  },
)

test.each(stores)(
  '%s an answer read a second time outlasts any number of those read once',
  async (_where, createStore) => {
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
  },
)

test('a file of an older build begins empty', async () => {
  using state = createTemporaryFolder()
  const file = join(state.path, 'answers.sqlite')
  const older = new DatabaseSync(file)
  older.exec('create table answer (key text primary key, text text, until integer) without rowid')
  older.exec("insert into answer values ('a question', 'an answer', 9e12)")
  older.close()
  const store = createFileStore(file)
  expect(await store.read('a question')).toBeNull()
  await store.write('a question', 'an answer', 60)
  expect(await store.read('a question')).toBe('an answer')
  store.close()
})
