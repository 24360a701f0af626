import { expect, test } from 'vitest'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Stage } from '#src/effects/tabs/tabs.ts'
import type { Intent } from '#src/features/cart/intents.ts'
import {
  cartOf,
  createQueueWorld,
  firstVersion,
  quantityOf,
  sentIntent,
  storedIntent,
} from '#tests/support/worlds/queue-world.ts'

test('other tabs are signalled before a change and after it', async () => {
  const { press, log, settled } = createQueueWorld({ quantity: 2 })
  await press()
  await settled()
  expect(log).toEqual(['before', 'send 1', 'done', 'after'])
})

test('a read leaves the cart as it is and signals nothing to other tabs', async () => {
  const { queue, log, shared, page, settled } = createQueueWorld({ quantity: 2 })
  shared.version = 'others-1'
  const shown = page.selection
  expect(await queue.read(async () => 'receipt')).toBe('receipt')
  await settled()
  expect([log, shared.version]).toEqual([[], 'others-1'])
  expect(page.selection).toBe(shown)
})

test('a refresh and a catch-up signal nothing to other tabs', async () => {
  const { queue, log, settled } = createQueueWorld({ quantity: 2 })
  await queue.refresh(async () => ({ ok: true, value: cartOf(2) }))
  await queue.catchUp(false)
  await settled()
  expect(log).toEqual([])
})

test('a tab reads the cart once after a change in another tab', async () => {
  const { queue, log, shared, server, page } = createQueueWorld({ quantity: 2 })
  shared.version = 'others-1'
  server.quantity = 7
  await Promise.all([queue.catchUp(false), queue.catchUp(false)])
  expect(log).toEqual(['ask'])
  expect(quantityOf(page.selection)).toBe(7)
})

test('a tab that receives the signal of a change reads the cart, although the new version is not in its storage yet', async () => {
  const { queue, log, server, page } = createQueueWorld({ quantity: 2 })
  await queue.catchUp(false)
  server.quantity = 7
  log.length = 0
  await queue.catchUp(true)
  expect(log).toEqual(['ask'])
  expect(quantityOf(page.selection)).toBe(7)
})

test('a press after a change in another tab starts from the quantity that tab has left', async () => {
  const { press, log, shared, server } = createQueueWorld({ quantity: 2 })
  shared.version = 'others-1'
  server.quantity = 7
  const outcome = await press()
  expect(log.slice(0, 2)).toEqual(['ask', 'before'])
  expect(quantityOf(outcome.before)).toBe(7)
})

test('a press ends as unknown when another tab has changed the cart since it was sent', async () => {
  const { queue, log, server, settled, sends } = createQueueWorld({ quantity: 2 })
  server.quantity = 3
  queue.restore([sentIntent(0, 'before-the-others')])
  await settled()
  expect(log).toContain('unknown')
  expect(sends()).toEqual([])
})

test('a press waits four seconds for an unanswered change of a closed page', async () => {
  const { press, log, timer, settled } = createQueueWorld({ quantity: 2, changeStartedAt: 0 })
  timer.advance(1_000)
  const pressing = press()
  timer.advance(2_999)
  await settled()
  expect(log).toEqual([])
  timer.advance(1)
  await pressing
  expect(log.slice(0, 3)).toEqual(['ask', 'before', 'send 1'])
})

test('a cart read during a change of another tab is read again when that tab is closed', async () => {
  const { press, log, shared, timer } = createQueueWorld({ quantity: 2 })
  shared.changeStartedAt = 0
  const pressing = press()
  timer.advance(4_000)
  await pressing
  expect(log[0]).toBe('ask')
})

test('a tab without a cart, or opened during a change of another tab, reads the cart', async () => {
  const duringChange = createQueueWorld({ quantity: 2, changeStartedAt: 0 })
  await duringChange.queue.catchUp(false)
  expect(duringChange.log).toEqual(['ask'])
  const empty = createQueueWorld({ quantity: 2 })
  empty.page.selection = null
  await empty.queue.catchUp(false)
  expect(empty.log).toEqual(['ask'])
})

test('runExclusive says whether the shown cart is the one on the server', async () => {
  const { queue, shared, server } = createQueueWorld({ quantity: 2 })
  expect(await queue.runExclusive(async (current) => current)).toBe(true)
  shared.version = 'others-1'
  server.answers = false
  expect(await queue.runExclusive(async (current) => current)).toBe(false)
})

test('a change that seems to have started in the future does not delay a press', async () => {
  const { press, queue, log, settled } = createQueueWorld({ quantity: 2, changeStartedAt: 3_600_000 })
  await press()
  await settled()
  expect(log.splice(0)).toEqual(['ask', 'before', 'send 1', 'done', 'after'])
  queue.restore([{ ...storedIntent, sent: { before: 3, by: 1, at: 3_600_000, mark: 'mine-0' } }])
  await settled()
  expect(log).toEqual(['ask', 'before', 'send 1', 'done', 'after'])
})

const copies: [string, Stage, Intent][] = [
  ['has made it before this tab sent it', 'over', storedIntent],
  ['has made it after this tab sent it', 'over', sentIntent(0, 'others-1')],
  ['is sending it', 'sent', storedIntent],
]

test.each(copies)(
  'an intent in a duplicated tab is not sent again when the other tab %s',
  async (_, stage, copied) => {
    const { queue, log, shared, page, settled } = createQueueWorld({ quantity: 2 })
    shared.stages.set(storedIntent.id, stage)
    shared.version = 'others-1'
    queue.restore([copied])
    await settled()
    expect(log).toEqual(['ask', 'done', 'after'])
    expect(quantityOf(page.selection)).toBe(2)
  },
)

test('a stored intent that was sent five seconds ago is sent again when the server does not have it', async () => {
  const { queue, log, shared, settled } = createQueueWorld({ quantity: 2 })
  shared.stages.set(storedIntent.id, 'sent')
  shared.version = 'others-1'
  queue.restore([sentIntent(-5_000, 'others-1')])
  await settled()
  expect(log).toContain('send 1')
})

test('presses in a duplicated tab are sent when the intent it was copied with is sent by the other tab', async () => {
  const { queue, shared, settled, press, sends } = createQueueWorld({ quantity: 2 })
  shared.stages.set(storedIntent.id, 'sent')
  queue.restore([storedIntent])
  await Promise.all([press(), press()])
  await settled()
  expect(sends()).toEqual(['send 2'])
})

test('a press right after a refresh does not read the cart again', async () => {
  const { queue, press, log, shared } = createQueueWorld({ quantity: 2 })
  shared.version = 'others-1'
  await queue.refresh(async () => ({ ok: true, value: cartOf(2) }))
  await press()
  expect(log).not.toContain('ask')
})

test.each(['catchUp', 'refresh'] as const)(
  'a cart read by %s while the change of another tab is unanswered is read again after it',
  async (kind) => {
    const { queue, log, shared, server, page } = createQueueWorld({ quantity: 2 })
    shared.version = 'others-1'
    shared.changeStartedAt = 0
    if (kind === 'catchUp') await queue.catchUp(false)
    else await queue.refresh(async () => ({ ok: true, value: cartOf(2) }))
    shared.changeStartedAt = null
    server.quantity = 7
    log.length = 0
    await queue.catchUp(false)
    expect(log).toEqual(['ask'])
    expect(quantityOf(page.selection)).toBe(7)
    await queue.catchUp(false)
    expect(log).toEqual(['ask'])
  },
)

test('a press reads the cart again when the last read failed or another tab changed the cart during it', async () => {
  const { queue, press, log, shared, server } = createQueueWorld({ quantity: 2 })
  shared.version = 'others-1'
  server.answers = false
  await queue.refresh(() => Promise.reject(new UpstreamError('network', 'GET /selection')))
  server.answers = true
  log.length = 0
  await press()
  expect(log[0]).toBe('ask')

  await queue.refresh(async () => {
    shared.version = 'others-2'
    return { ok: true, value: cartOf(2) }
  })
  log.length = 0
  await press()
  expect(log[0]).toBe('ask')
})

test('a change never counts as unanswered once it has ended, with any result', async () => {
  const { queue, press, shared } = createQueueWorld({ quantity: 2 })
  await press()
  expect(shared.changeStartedAt).toBeNull()
  await queue.change(async () => ({ ok: true, value: cartOf(2) }))
  expect(shared.changeStartedAt).toBeNull()
  await expect(queue.runExclusive(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  expect(shared.changeStartedAt).toBeNull()
})

test('a tab does not read the cart after its own changes', async () => {
  const { press, log } = createQueueWorld({ quantity: 2 })
  await press()
  await press()
  expect(log).not.toContain('ask')
})

test('a press after one with an unknown result reads the cart first', async () => {
  const { press, log, server, settled } = createQueueWorld({ quantity: 2 })
  server.answers = false
  expect((await press()).kind).toBe('unknown')
  await settled()
  server.answers = true
  log.length = 0
  expect((await press()).kind).toBe('done')
  expect(log.slice(0, 3)).toEqual(['ask', 'before', 'send 1'])
})

test('a change whose reply is lost is signalled to other tabs when its result is known', async () => {
  const { press, log, shared, settled, fates } = createQueueWorld({ quantity: 2 })
  fates.push('reply lost')
  expect((await press()).kind).toBe('done')
  await settled()
  expect(log).toEqual(['before', 'send 1', 'ask', 'before', 'done', 'after'])
  // One for the change, one for the look: who has looked in between looks again.
  expect(shared.bumps).toBe(2)
  log.length = 0
  await press()
  expect(log).not.toContain('ask')
})

test('a press that is tried again is not sent when the server has the first one', async () => {
  const { press, queue, log, server, fates, ends, sends, settled } = createQueueWorld({ quantity: 2 })
  fates.push('reply lost')
  const pressing = press()
  server.answers = true
  await pressing
  log.length = 0

  server.answers = false
  expect((await press()).kind).toBe('unknown')
  const intent = ends.at(-1)?.intent
  await settled()
  server.answers = true
  server.quantity += 1
  log.length = 0
  expect((await queue.submit(intent!, intent!.sent)).kind).toBe('done')
  expect(sends()).toEqual([])
})

test('the stage of an intent is noted for duplicated tabs before it is sent and when it is over', async () => {
  const { press, shared, stagesAtSending } = createQueueWorld({ quantity: 2 })
  await press()
  expect([stagesAtSending, [...shared.stages.values()]]).toEqual([['sent'], ['over']])
})

test('a stored press of this tab is looked for without waiting', async () => {
  const { queue, log, server, settled, reads } = createQueueWorld({ quantity: 2, changeStartedAt: 0 })
  server.quantity = 3
  queue.restore([sentIntent(0, firstVersion)])
  await settled()
  expect(reads()).toBe(1)
  expect(log).toContain('done')
})

test('no change is sent if the cart changed by another tab cannot be read', async () => {
  const { press, log, shared, server } = createQueueWorld({ quantity: 2 })
  shared.version = 'others-1'
  server.answers = false
  expect((await press()).kind).toBe('unknown')
  expect(log).toEqual(['ask', 'unknown'])
})
