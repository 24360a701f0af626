import { expect, test } from 'vitest'
import { wireSelection } from '#tests/support/examples/selections.ts'
import { createQueueWorld, quantityOf } from '#tests/support/worlds/queue-world.ts'

/** A change the service answers when the test says so. */
function slowChange(world: ReturnType<typeof createQueueWorld>) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const change = world.queue.change(async () => {
    await answered
    return world.answer(1)
  })
  return { change, answer }
}

test('changes, payments and presses are carried out in the order they were made', async () => {
  const world = createQueueWorld()
  const order: string[] = []
  await Promise.all([
    world.change(1).then(() => order.push('first')),
    world.queue.runExclusive(async () => order.push('payment')),
    world.press(2).then(() => order.push('second')),
  ])
  expect(order).toEqual(['first', 'payment', 'second'])
})

test('waiting presses on one part are merged into one call, or none when they cancel out', async () => {
  const world = createQueueWorld({ quantity: 5 })
  await Promise.all([world.press(1), world.press(1), world.press(1), world.press(-1)])
  expect(world.applied).toEqual([2])
  const nothing = await Promise.all([world.press(3), world.press(-3)])
  expect(nothing.map(({ kind }) => kind)).toEqual(['done', 'done'])
  expect(world.applied).toEqual([2])
  expect(quantityOf(world.page.selection)).toBe(7)
})

test('payment widgets are suspended once, from the first change to the last, failed or not', async () => {
  const world = createQueueWorld()
  world.fates.push('request lost', 'request lost', 'refused')
  await Promise.all([world.press(1), world.change(2), world.press(3)])
  expect(world.shown.filter((entry) => entry === 'suspend' || entry === 'resume')).toEqual([
    'suspend',
    'resume',
  ])
  expect(world.shown.slice(-2)).toEqual(['idle', 'resume'])
})

test('a press whose reply is lost is done when the server has it, and is not repeated', async () => {
  const world = createQueueWorld()
  world.fates.push('reply lost')
  const outcome = await world.press(4)
  expect(world.applied).toEqual([4])
  expect([outcome.kind, quantityOf(outcome.after)]).toEqual(['done', 4])
})

test('a press that never reached the server is sent once more, and then ends as unknown', async () => {
  const world = createQueueWorld()
  world.fates.push('request lost')
  expect((await world.press(2)).kind).toBe('done')
  world.fates.push('request lost', 'request lost')
  const outcome = await world.press(3)
  expect([outcome.kind, quantityOf(outcome.after)]).toEqual(['unknown', 2])
  expect(world.applied).toEqual([2])
})

test('a press that timed out is not sent twice', async () => {
  const world = createQueueWorld()
  world.fates.push('timeout')
  expect((await world.press(2)).kind).toBe('unknown')
  expect(world.applied).toEqual([])
})

test('a change other than a press is never repeated; the cart is read instead', async () => {
  const world = createQueueWorld()
  world.fates.push('reply lost')
  const lost = await world.change(4)
  expect(world.applied).toEqual([4])
  expect([lost.kind, quantityOf(lost.after)]).toEqual(['unknown', 4])
})

test('a refusal leaves the cart unchanged unless it carries a corrected cart', async () => {
  const world = createQueueWorld()
  await world.press(2)
  world.fates.push('refused')
  const refused = await world.press(1)
  expect([refused.kind, quantityOf(refused.after)]).toEqual(['refused', 2])

  const body = { ...wireSelection([{ item: '1-1', quantity: 5 }]), errors: { stock: 'unavailable items' } }
  const cut = await world.queue.change(async () => ({
    ok: false,
    status: 410,
    errors: { stock: 'unavailable items' },
    messages: [],
    body,
  }))
  expect([cut.kind, quantityOf(cut.before), quantityOf(cut.after)]).toEqual(['refused', 2, 5])
  expect(quantityOf(world.page.selection)).toBe(5)
})

test('the corrected cart of a refused payment is shown before the next change starts', async () => {
  const world = createQueueWorld({ quantity: 5 })
  const corrected = wireSelection([{ item: '1-1', quantity: 2 }])
  const refusal = (body: unknown) => ({ ok: false as const, status: 410, errors: {}, messages: [], body })
  const payment = world.queue.runExclusive(async () => {
    world.server.quantity = 2
    world.queue.adopt(refusal(corrected))
  })
  const pressing = world.press(1)
  await payment
  const { before, after } = await pressing
  expect([quantityOf(before), quantityOf(after)]).toEqual([2, 3])
  expect(world.log).not.toContain('ask')

  await world.queue.runExclusive(async () => world.queue.adopt(refusal(null)))
  expect(quantityOf(world.page.selection)).toBe(3)
})

test('a read waits for the changes before it, and rejects as its call does', async () => {
  const world = createQueueWorld()
  const { change, answer } = slowChange(world)
  const reading = world.queue.read(async () => world.server.quantity)
  answer()
  await change
  expect(await reading).toBe(1)
  await expect(world.queue.read(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  expect((await world.press(1)).kind).toBe('done')
})

test('the last known cart stays shown when neither the change nor a read is answered', async () => {
  const world = createQueueWorld({ quantity: 3 })
  world.fates.push('request lost')
  world.server.answers = false
  const outcome = await world.press(1)
  expect([outcome.kind, outcome.after]).toEqual(['unknown', null])
  expect(quantityOf(world.page.selection)).toBe(3)
})

test('an exception in a task does not block the queue', async () => {
  const world = createQueueWorld()
  await expect(world.queue.runExclusive(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  world.fates.push('bug')
  await expect(world.press(1)).rejects.toThrow('bug')
  expect((await world.press(1)).kind).toBe('done')
})

test('an intent waiting behind a change expires after a minute offline', async () => {
  const world = createQueueWorld()
  const { change, answer } = slowChange(world)
  const pressing = world.press(2)
  world.connection.setOnline(false)
  answer()
  await change
  await world.settled()
  world.timer.advance(60_000)
  expect((await pressing).kind).toBe('expired')
  world.connection.setOnline(true)
  expect(world.applied).toEqual([1])
})

test('an intent waiting behind a change does not expire while online', async () => {
  const world = createQueueWorld()
  const { change, answer } = slowChange(world)
  const pressing = world.press(2)
  world.connection.setOnline(false)
  world.connection.setOnline(true)
  world.timer.advance(60_000)
  answer()
  await change
  expect((await pressing).kind).toBe('done')
  expect(world.applied).toEqual([1, 2])
})

test('an intent an hour old when the network comes back has expired and is not sent', async () => {
  const world = createQueueWorld()
  world.connection.setOnline(false)
  const pressing = world.press(2)
  world.timer.sleep(3_600_000)
  world.connection.setOnline(true)
  expect((await pressing).kind).toBe('expired')
  expect(world.applied).toEqual([])
})

test('an intent sent as the network went is looked for and sent again when it is back', async () => {
  const world = createQueueWorld()
  world.fates.push('request lost')
  world.server.answers = false
  const pressing = world.press(2)
  world.connection.setOnline(false)
  await world.settled()
  expect(world.endKinds()).toEqual([])
  world.server.answers = true
  // All calls have arrived by now.
  world.timer.advance(5_000)
  world.connection.setOnline(true)
  expect((await pressing).kind).toBe('done')
  expect(world.applied).toEqual([2])
})

test('an intent that was sent does not expire before its reply, a minute offline or not', async () => {
  const world = createQueueWorld()
  world.fates.push('slow')
  const pressing = world.press(2)
  await world.settled()
  world.connection.setOnline(false)
  world.timer.advance(60_000)
  expect(world.endKinds()).toEqual([])
  world.slow.resolve()
  expect((await pressing).kind).toBe('done')
})

test('a change waiting behind an expired intent is carried out', async () => {
  const world = createQueueWorld()
  world.connection.setOnline(false)
  void world.press(1)
  const change = world.change(2)
  world.timer.advance(60_000)
  expect((await change).kind).toBe('done')
  expect(world.applied).toEqual([2])
})

test('an intent sent before the network went ends as unknown, not as expired', async () => {
  const world = createQueueWorld()
  world.fates.push('reply lost')
  world.server.answers = false
  const pressing = world.press(2)
  world.connection.setOnline(false)
  await world.settled()
  world.timer.advance(60_000)
  expect((await pressing).kind).toBe('unknown')
})

test('an intent is no longer pending when its end is reported', async () => {
  const world = createQueueWorld()
  await Promise.all([world.press(1), world.change(2), world.press(3)])
  expect(world.ends.map(({ waiting }) => waiting)).toEqual([[3], []])
})

test('a refresh does not mark the cart as busy, a press does', async () => {
  const world = createQueueWorld({ quantity: 1 })
  await world.queue.refresh(async () => ({ ok: true, value: world.page.selection! }))
  expect(world.shown).not.toContain('busy')
  await world.press(1)
  expect(world.shown).toContain('busy')
})
