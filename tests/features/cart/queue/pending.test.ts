import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pendingKey } from '#src/config.ts'
import { loadPending, savePending } from '#src/features/cart/queue/pending.ts'
import { createTestStore } from '#tests/support/worlds/test-device.ts'

const intent = fc.record({
  id: fc.string(),
  at: fc.nat(),
  subject: fc.oneof(
    fc.record({ kind: fc.constant('line' as const), line: fc.string(), item: fc.string() }),
    fc.record({
      kind: fc.constant('item' as const),
      item: fc.string(),
      choices: fc.option(fc.array(fc.record({ section: fc.string(), item: fc.string() }))),
    }),
  ),
  by: fc.integer(),
  removes: fc.boolean(),
  name: fc.string(),
  slot: fc.string(),
  sent: fc.option(
    fc.record({ before: fc.nat(), by: fc.integer(), at: fc.nat(), mark: fc.option(fc.string()) }),
  ),
})

test('stored intents are loaded as they were saved', () => {
  fc.assert(
    fc.property(fc.array(intent), (intents) => {
      const store = createTestStore()
      savePending(store, intents)
      expect(loadPending(store)).toEqual(intents.map((entry) => ({ ...entry })))
    }),
  )
})

test('any other stored text loads as no intents', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const store = createTestStore()
      store.write(pendingKey, text)
      const read = loadPending(store)
      expect(read.every(({ by }) => typeof by === 'number')).toBe(true)
    }),
  )
  expect(loadPending(createTestStore())).toEqual([])
})

test('saving no intents removes the stored entry', () => {
  const store = createTestStore()
  store.write(pendingKey, 'old')
  savePending(store, [])
  expect(store.kept.size).toBe(0)
})
