import { expect, test } from 'vitest'
import { createLease } from '#src/effects/tabs/lease.ts'
import { createTestStore, noStore } from '#tests/support/test-device.ts'
import { createTestTimer } from '#tests/support/test-timer.ts'

/** Two tabs with one storage, in which time passes step by step. */
function createTabs() {
  const store = createTestStore()
  const timer = createTestTimer()
  const leaseOf = (id: string) => createLease({ store, timer, now: timer.now, id, name: 'rc-cart' })
  async function pass(milliseconds: number) {
    for (let left = milliseconds; left > 0; left -= 50) {
      timer.advance(50)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { store, leaseOf, pass }
}

test('one tab at a time has the lease, and the next one follows', async () => {
  const { leaseOf, pass } = createTabs()
  const log: string[] = []
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const first = leaseOf('a')(async () => {
    log.push('a begins')
    await finished
    log.push('a ends')
  })
  await pass(100)
  const second = leaseOf('b')(async () => log.push('b begins'))
  // Long work keeps its lease.
  await pass(20_000)
  expect(log).toEqual(['a begins'])
  finish()
  await first
  await pass(200)
  await second
  expect(log).toEqual(['a begins', 'a ends', 'b begins'])
})

test('two tabs that reach for it at once do not both have it', async () => {
  const { leaseOf, pass } = createTabs()
  const held = { now: 0, most: 0 }
  const work = (lease: ReturnType<typeof leaseOf>) =>
    lease(async () => {
      held.now += 1
      held.most = Math.max(held.most, held.now)
      await new Promise((resolve) => setImmediate(resolve))
      held.now -= 1
    })
  const both = Promise.all([work(leaseOf('a')), work(leaseOf('b'))])
  await pass(1_000)
  await both
  expect(held.most).toBe(1)
})

test('a tab that died gives way', async () => {
  const { store, leaseOf, pass } = createTabs()
  store.write('rc-cart', '5000 dead')
  const log: string[] = []
  const mine = leaseOf('b')(async () => log.push('mine'))
  await pass(4_900)
  expect(log).toEqual([])
  await pass(300)
  await mine
  expect(log).toEqual(['mine'])
})

test('a lease from before the clock was put back holds nobody up', async () => {
  const { store, leaseOf, pass } = createTabs()
  store.write('rc-cart', '3600000 dead')
  const log: string[] = []
  const mine = leaseOf('b')(async () => log.push('mine'))
  await pass(200)
  expect(log).toEqual(['mine'])
  await mine
})

test('where nothing can be kept, nobody waits', async () => {
  const timer = createTestTimer()
  const lease = createLease({ store: noStore, timer, now: timer.now, id: 'a', name: 'rc-cart' })
  expect(await lease(async () => 'done')).toBe('done')
})
