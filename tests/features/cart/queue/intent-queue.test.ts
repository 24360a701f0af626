import { expect, test } from 'vitest'
import { createQueueWorld, sentIntent, storedIntent } from '#tests/support/worlds/queue-world.ts'

test('presses made offline wait, and are sent as one call when the network is back', async () => {
  const world = createQueueWorld({ quantity: 1 })
  world.connection.setOnline(false)
  const pressing = Promise.all([world.press(1), world.press(1)])
  expect(world.pending.at(-1)).toEqual([2])
  world.timer.advance(59_000)
  expect(world.applied).toEqual([])
  world.connection.setOnline(true)
  expect((await pressing).map(({ kind }) => kind)).toEqual(['done', 'done'])
  expect(world.applied).toEqual([2])
})

test('a press expires after a minute offline, and the payment widgets resume', async () => {
  const world = createQueueWorld({ quantity: 1 })
  world.connection.setOnline(false)
  const pressing = world.press(1)
  world.timer.advance(60_000)
  expect((await pressing).kind).toBe('expired')
  expect(world.shown.at(-1)).toBe('resume')
  world.connection.setOnline(true)
  expect(world.applied).toEqual([])
})

test('the minute until a press expires offline is counted from the last press', async () => {
  const world = createQueueWorld({ quantity: 1 })
  world.connection.setOnline(false)
  world.timer.advance(20_000)
  const pressing = world.press(1)
  world.timer.advance(30_000)
  void world.press(1)
  world.timer.advance(59_000)
  expect(world.endKinds()).toEqual([])
  world.timer.advance(1_000)
  expect((await pressing).kind).toBe('expired')
})

test('a press an hour after the network went expires a minute after the press', async () => {
  const world = createQueueWorld({ quantity: 1 })
  world.connection.setOnline(false)
  world.timer.advance(3_600_000)
  const pressing = world.press(1)
  world.timer.advance(60_000)
  expect((await pressing).kind).toBe('expired')
})

test('a stored press of an earlier page is sent only if the server does not have it yet', async () => {
  const world = createQueueWorld({ quantity: 3 })
  world.queue.restore([sentIntent()])
  await world.queue.refresh(() => world.answer(0))
  expect([world.endKinds(), world.applied]).toEqual([['done'], [0]])

  world.queue.restore([{ ...storedIntent, id: '2' }])
  await world.queue.refresh(() => world.answer(0))
  expect(world.applied).toEqual([0, 1, 0])
})

test('a stored press that was just sent is looked for twice, as its request may still arrive', async () => {
  const world = createQueueWorld({ quantity: 2 })
  world.queue.restore([sentIntent()])
  await expect.poll(world.reads).toBe(1)
  world.server.quantity = 3
  world.timer.advance(500)
  await expect.poll(world.endKinds).toEqual(['done'])
  expect([world.reads(), world.applied]).toEqual([2, []])
})

test('a stored press that arrives while the cart is being read is not sent again', async () => {
  const world = createQueueWorld({ quantity: 2 })
  world.duringReads.push(() => {
    world.server.quantity = 3
    world.timer.advance(5_000)
  })
  world.queue.restore([sentIntent()])
  await world.settled()
  world.timer.advance(500)
  await expect.poll(world.endKinds).toEqual(['done'])
  expect(world.applied).toEqual([])
})

test('a stored press whose second request is lost too ends as unknown at once', async () => {
  const world = createQueueWorld({ quantity: 2 })
  world.fates.push('request lost')
  world.queue.restore([sentIntent(-5_000)])
  await expect.poll(world.endKinds).toEqual(['unknown'])
})

test('a stored press older than a minute is dropped', async () => {
  const world = createQueueWorld()
  world.timer.advance(60_000)
  world.queue.restore([storedIntent])
  expect(world.pending).toEqual([])
})
