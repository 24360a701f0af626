import { expect, test } from 'vitest'
import { createScene, quantityOf } from '#tests/support/cart-scene.ts'
import { wireSelection } from '#tests/support/selections.ts'

/** A change the service answers when the test says so. */
function slowChange(scene: ReturnType<typeof createScene>) {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const change = scene.queue.change(async () => {
    await answered
    return scene.send(null, 1)
  })
  return { change, answer }
}

test('a change made while others wait is made after them', async () => {
  const scene = createScene()
  const order: string[] = []
  await Promise.all([
    scene.change(1).then(() => order.push('first')),
    scene.queue.runExclusive(async () => order.push('payment')),
    scene.press(2).then(() => order.push('second')),
  ])
  expect(order).toEqual(['first', 'payment', 'second'])
})

test('presses on one part become one call while they wait, and none when they cancel out', async () => {
  const scene = createScene({ pieces: 5 })
  await Promise.all([scene.press(1), scene.press(1), scene.press(1), scene.press(-1)])
  expect(scene.applied).toEqual([2])
  const nothing = await Promise.all([scene.press(3), scene.press(-3)])
  expect(nothing.map(({ kind }) => kind)).toEqual(['done', 'done'])
  expect(scene.applied).toEqual([2])
  expect(quantityOf(scene.state.shown)).toBe(7)
})

test('widgets sleep from the first press to the last, whatever becomes of them', async () => {
  const scene = createScene()
  scene.fates.push('lost before', 'lost before', 'refused')
  await Promise.all([scene.press(1), scene.change(2), scene.press(3)])
  expect(scene.told.filter((word) => word === 'suspend' || word === 'resume')).toEqual(['suspend', 'resume'])
  expect(scene.told.slice(-2)).toEqual(['idle', 'resume'])
})

test('a press whose reply got lost counts when the server has it, and is not repeated', async () => {
  const scene = createScene()
  scene.fates.push('lost after')
  const outcome = await scene.press(4)
  expect(scene.applied).toEqual([4])
  expect([outcome.kind, quantityOf(outcome.after)]).toEqual(['done', 4])
})

test('a press the server has nothing of is sent once more, and then given back to the shopper', async () => {
  const scene = createScene()
  scene.fates.push('lost before')
  expect((await scene.press(2)).kind).toBe('done')
  scene.fates.push('lost before', 'lost before')
  const outcome = await scene.press(3)
  expect([outcome.kind, quantityOf(outcome.after)]).toEqual(['unknown', 2])
  expect(scene.applied).toEqual([2])
})

test('a press that may only be slow is not sent twice', async () => {
  const scene = createScene()
  scene.fates.push('late')
  expect((await scene.press(2)).kind).toBe('unknown')
  expect(scene.applied).toEqual([])
})

test('a call that is no press is never repeated: the server is asked what it holds', async () => {
  const scene = createScene()
  scene.fates.push('lost after')
  const lost = await scene.change(4)
  expect(scene.applied).toEqual([4])
  expect([lost.kind, quantityOf(lost.after)]).toEqual(['unknown', 4])
})

test('a refusal leaves the cart as it was, unless a corrected one comes with it', async () => {
  const scene = createScene()
  await scene.press(2)
  scene.fates.push('refused')
  const refused = await scene.press(1)
  expect([refused.kind, quantityOf(refused.after)]).toEqual(['refused', 2])

  const body = { ...wireSelection([{ item: '1-1', quantity: 5 }]), errors: { stock: 'unavailable items' } }
  const cut = await scene.queue.change(async () => ({
    ok: false,
    status: 410,
    errors: { stock: 'unavailable items' },
    messages: [],
    body,
  }))
  expect([cut.kind, quantityOf(cut.before), quantityOf(cut.after)]).toEqual(['refused', 2, 5])
  expect(quantityOf(scene.state.shown)).toBe(5)
})

test('the corrected cart of a refused payment is adopted before what waits behind the payment', async () => {
  const scene = createScene({ pieces: 5 })
  const corrected = wireSelection([{ item: '1-1', quantity: 2 }])
  const refusal = (body: unknown) => ({ ok: false as const, status: 410, errors: {}, messages: [], body })
  const payment = scene.queue.runExclusive(async () => {
    scene.state.pieces = 2
    scene.queue.adopt(refusal(corrected))
  })
  const pressing = scene.press(1)
  await payment
  const { before, after } = await pressing
  expect([quantityOf(before), quantityOf(after)]).toEqual([2, 3])
  expect(scene.told).not.toContain('ask')

  await scene.queue.runExclusive(async () => scene.queue.adopt(refusal(null)))
  expect(quantityOf(scene.state.shown)).toBe(3)
})

test('a read waits for the changes before it, and fails as its call does', async () => {
  const scene = createScene()
  const { change, answer } = slowChange(scene)
  const reading = scene.queue.read(async () => scene.state.pieces)
  answer()
  await change
  expect(await reading).toBe(1)
  await expect(scene.queue.read(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  expect((await scene.press(1)).kind).toBe('done')
})

test('when nobody answers at all, the last known cart stays', async () => {
  const scene = createScene({ pieces: 3 })
  scene.fates.push('lost before')
  scene.state.answers = false
  const outcome = await scene.press(1)
  expect([outcome.kind, outcome.after]).toEqual(['unknown', null])
  expect(quantityOf(scene.state.shown)).toBe(3)
})

test('a fault of our own does not block the queue', async () => {
  const scene = createScene()
  await expect(scene.queue.runExclusive(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  scene.fates.push('bug')
  await expect(scene.press(1)).rejects.toThrow('bug')
  expect((await scene.press(1)).kind).toBe('done')
})

test('an intent that waits behind a change when the network goes is given up after a minute too', async () => {
  const scene = createScene()
  const { change, answer } = slowChange(scene)
  const pressing = scene.press(2)
  scene.connection.setOnline(false)
  answer()
  await change
  await new Promise((resolve) => setImmediate(resolve))
  scene.timer.advance(60_000)
  expect((await pressing).kind).toBe('expired')
  scene.connection.setOnline(true)
  expect(scene.applied).toEqual([1])
})

test('an intent that waits for its turn, not for a network, is not given up', async () => {
  const scene = createScene()
  const { change, answer } = slowChange(scene)
  const pressing = scene.press(2)
  scene.connection.setOnline(false)
  scene.connection.setOnline(true)
  scene.timer.advance(60_000)
  answer()
  await change
  expect((await pressing).kind).toBe('done')
  expect(scene.applied).toEqual([1, 2])
})

test('an intent that is too old when the network comes back is not made', async () => {
  const scene = createScene()
  scene.connection.setOnline(false)
  const pressing = scene.press(2)
  scene.timer.sleep(3_600_000)
  scene.connection.setOnline(true)
  expect((await pressing).kind).toBe('expired')
  expect(scene.applied).toEqual([])
})

test('an intent whose network goes while it is under way is looked after when it is back', async () => {
  const scene = createScene()
  scene.fates.push('lost before')
  scene.state.answers = false
  const pressing = scene.press(2)
  scene.connection.setOnline(false)
  await new Promise((resolve) => setImmediate(resolve))
  expect(scene.ended).toEqual([])
  scene.state.answers = true
  // Whatever was on its way has arrived by now.
  scene.timer.advance(5_000)
  scene.connection.setOnline(true)
  expect((await pressing).kind).toBe('done')
  expect(scene.applied).toEqual([2])
})

test('what is under way is not given up, however long it takes', async () => {
  const scene = createScene()
  scene.fates.push('slow')
  const pressing = scene.press(2)
  await new Promise((resolve) => setImmediate(resolve))
  scene.connection.setOnline(false)
  scene.timer.advance(60_000)
  expect(scene.ended).toEqual([])
  scene.slow.resolve()
  expect((await pressing).kind).toBe('done')
})

test('what waits behind an intent that is given up has its turn then', async () => {
  const scene = createScene()
  scene.connection.setOnline(false)
  void scene.press(1)
  const change = scene.change(2)
  scene.timer.advance(60_000)
  expect((await change).kind).toBe('done')
  expect(scene.applied).toEqual([2])
})

test('of an intent under way when the network went nobody says that it was not made', async () => {
  const scene = createScene()
  scene.fates.push('lost after')
  scene.state.answers = false
  const pressing = scene.press(2)
  scene.connection.setOnline(false)
  await new Promise((resolve) => setImmediate(resolve))
  scene.timer.advance(60_000)
  expect((await pressing).kind).toBe('unknown')
})

test('an intent is out of the queue when its end is told', async () => {
  const scene = createScene()
  await Promise.all([scene.press(1), scene.change(2), scene.press(3)])
  expect(scene.left).toEqual([[3], []])
})

test('no button waits while the cart is only read', async () => {
  const scene = createScene({ pieces: 1 })
  await scene.queue.refresh(async () => ({ ok: true, value: scene.state.shown! }))
  expect(scene.told).not.toContain('busy')
  await scene.press(1)
  expect(scene.told).toContain('busy')
})
