import { expect, test } from 'vitest'
import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Stage, Tabs } from '#src/effects/tabs/tabs.ts'
import { createCartQueue } from '#src/features/cart/queue/cart-queue.ts'
import type { Intent } from '#src/features/cart/queue/intents.ts'
import { noDeposits } from '#tests/support/cart-scene.ts'
import { selectionOf } from '#tests/support/selections.ts'
import { createTestConnection } from '#tests/support/test-device.ts'
import { createTestTimer } from '#tests/support/test-timer.ts'

const part = (quantity: number) => selectionOf([{ item: '1-1', quantity }])
const pressed: Intent = {
  id: '1',
  at: 0,
  subject: { kind: 'item', item: '1-1', choices: null },
  by: 1,
  removes: false,
  name: 'Brake disc',
  place: '1-1',
  sent: null,
}

/** One tab of a browser whose other tabs the test plays. */
function createTab({ openSince = null as number | null } = {}) {
  const log: string[] = []
  const shared = { mark: 'others-0', marks: 0, openSince, stages: new Map<string, Stage>() }
  const server = { pieces: 2, answers: true, losesReplies: false }
  const ended: Intent[] = []
  const stagesAtSending: Stage[] = []
  const state = { shown: part(2) as Selection | null }
  const timer = createTestTimer()
  const tabs: Tabs = {
    id: 'mine',
    runExclusive: (work) => work(),
    version: () => shared.mark,
    bumpVersion() {
      shared.mark = `mine-${shared.marks++}`
      shared.openSince = timer.now()
    },
    endChange() {
      shared.openSince = null
    },
    changeStartedAt: () => shared.openSince,
    setStage: (intent, stage) => void shared.stages.set(intent, stage),
    stageOf: (intent) => shared.stages.get(intent) ?? null,
    broadcast: (when) => log.push(when),
  }
  const queue = createCartQueue({
    read: () => state.shown,
    replace: (selection) => {
      state.shown = selection
    },
    fetch: async () => {
      log.push('ask')
      if (!server.answers) throw new UpstreamError('network', 'GET /selection')
      return { ok: true, value: part(server.pieces) }
    },
    send: async (_, by) => {
      log.push(`send ${by}`)
      stagesAtSending.push(...shared.stages.values())
      if (!server.answers) throw new UpstreamError('network', 'POST /items/{item}')
      server.pieces += by
      if (server.losesReplies) throw new UpstreamError('network', 'POST /items/{item}')
      return { reply: { ok: true, value: part(server.pieces) }, outdated: false }
    },
    ...noDeposits,
    pending() {},
    ended(intent, { kind }) {
      ended.push(intent)
      log.push(kind)
    },
    busy() {},
    widget: { suspend() {}, resume() {} },
    tabs,
    connection: createTestConnection().port,
    timer,
    now: timer.now,
  })
  const { id: _, at: __, sent: ___, ...wanted } = pressed
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    queue,
    log,
    shared,
    server,
    state,
    timer,
    ended,
    stagesAtSending,
    settled,
    press: () => queue.submit(wanted),
  }
}

test('other tabs are warned before a change, and told after it', async () => {
  const { press, log, settled } = createTab()
  await press()
  await settled()
  expect(log).toEqual(['before', 'send 1', 'done', 'after'])
})

test('a read leaves the cart as it is and signals nothing to other tabs', async () => {
  const { queue, log, shared, state, settled } = createTab()
  shared.mark = 'others-1'
  const shown = state.shown
  expect(await queue.read(async () => 'receipt')).toBe('receipt')
  await settled()
  expect([log, shared.mark]).toEqual([[], 'others-1'])
  expect(state.shown).toBe(shown)
})

test('a refresh and a catch-up signal nothing to other tabs', async () => {
  const { queue, log, settled } = createTab()
  await queue.refresh(async () => ({ ok: true, value: part(2) }))
  await queue.catchUp()
  await settled()
  expect(log).toEqual([])
})

test('a tab that hears of a change asks once, and not for what it knows', async () => {
  const { queue, log, shared, server, state } = createTab()
  shared.mark = 'others-1'
  server.pieces = 7
  await Promise.all([queue.catchUp(), queue.catchUp()])
  expect(log).toEqual(['ask'])
  expect(state.shown?.lines[0]?.quantity).toBe(7)
})

test('a press starts from what the other tabs have left', async () => {
  const { press, log, shared, server } = createTab()
  shared.mark = 'others-1'
  server.pieces = 7
  const outcome = await press()
  expect(log.slice(0, 2)).toEqual(['ask', 'before'])
  expect(outcome.before?.lines[0]?.quantity).toBe(7)
})

test('where another tab has changed the cart since, quantities tell nothing of an earlier press', async () => {
  const { queue, log, server, settled } = createTab()
  server.pieces = 3
  queue.restore([{ ...pressed, sent: { before: 2, by: 1, at: 0, mark: 'before-the-others' } }])
  await settled()
  expect(log).toContain('unknown')
  expect(log.filter((word) => word.startsWith('send'))).toEqual([])
})

test('what a page that is gone had under way has four seconds to arrive before anything else is sent', async () => {
  const { press, log, timer, settled } = createTab({ openSince: 0 })
  timer.advance(1_000)
  const pressing = press()
  timer.advance(2_999)
  await settled()
  expect(log).toEqual([])
  timer.advance(1)
  await pressing
  expect(log.slice(0, 3)).toEqual(['ask', 'before', 'send 1'])
})

test('what was read while another tab was at it is read again when that tab is gone', async () => {
  const { press, log, shared, timer } = createTab()
  shared.openSince = 0
  const pressing = press()
  timer.advance(4_000)
  await pressing
  expect(log[0]).toBe('ask')
})

test('a tab that begins in the middle of a change, or knows no cart yet, asks', async () => {
  const begun = createTab({ openSince: 0 })
  await begun.queue.catchUp()
  expect(begun.log).toEqual(['ask'])
  const empty = createTab()
  empty.state.shown = null
  await empty.queue.catchUp()
  expect(empty.log).toEqual(['ask'])
})

test('whoever holds the queue is told whether the cart is known as it is', async () => {
  const { queue, shared, server } = createTab()
  expect(await queue.runExclusive(async (current) => current)).toBe(true)
  shared.mark = 'others-1'
  server.answers = false
  expect(await queue.runExclusive(async (current) => current)).toBe(false)
})

test('nobody waits for what was sent before the clock was put back', async () => {
  const { press, queue, log, settled } = createTab({ openSince: 3_600_000 })
  await press()
  await settled()
  expect(log.splice(0)).toEqual(['ask', 'before', 'send 1', 'done', 'after'])
  queue.restore([{ ...pressed, sent: { before: 3, by: 1, at: 3_600_000, mark: 'mine-0' } }])
  await settled()
  expect(log).toEqual(['ask', 'before', 'send 1', 'done', 'after'])
})

const sent = { before: 2, by: 1, at: 0, mark: 'others-1' }
const copies: [string, Stage, Intent['sent']][] = [
  ['made it', 'over', null],
  ['made it, and had begun by then', 'over', sent],
  ['is at it', 'sent', null],
]

test.each(copies)(
  'an intent copied with its tab is not made again: the other %s',
  async (_, stage, begun) => {
    const { queue, log, shared, state, settled } = createTab()
    shared.stages.set(pressed.id, stage)
    shared.mark = 'others-1'
    queue.restore([{ ...pressed, sent: begun }])
    await settled()
    expect(log).toEqual(['ask', 'done', 'after'])
    expect(state.shown?.lines[0]?.quantity).toBe(2)
  },
)

test('an intent that was under way when its page went is still looked after', async () => {
  const { queue, log, shared, settled } = createTab()
  shared.stages.set(pressed.id, 'sent')
  shared.mark = 'others-1'
  queue.restore([{ ...pressed, sent: { ...sent, at: -5_000 } }])
  await settled()
  expect(log).toContain('send 1')
})

test('what is pressed in a copy of a tab is made, whoever makes the intent it came with', async () => {
  const { queue, log, shared, settled, press } = createTab()
  shared.stages.set(pressed.id, 'sent')
  queue.restore([pressed])
  await Promise.all([press(), press()])
  await settled()
  expect(log.filter((word) => word.startsWith('send'))).toEqual(['send 2'])
})

test('what was read a moment ago is not asked for again', async () => {
  const { queue, press, log, shared } = createTab()
  shared.mark = 'others-1'
  await queue.refresh(async () => ({ ok: true, value: part(2) }))
  await press()
  expect(log).not.toContain('ask')
})

test.each(['catchUp', 'refresh'] as const)(
  'a cart read by %s while the change of another tab is unanswered is read again after it',
  async (kind) => {
    const { queue, log, shared, server, state } = createTab()
    shared.mark = 'others-1'
    shared.openSince = 0
    if (kind === 'catchUp') await queue.catchUp()
    else await queue.refresh(async () => ({ ok: true, value: part(2) }))
    shared.openSince = null
    server.pieces = 7
    log.length = 0
    await queue.catchUp()
    expect(log).toEqual(['ask'])
    expect(state.shown?.lines[0]?.quantity).toBe(7)
    await queue.catchUp()
    expect(log).toEqual(['ask'])
  },
)

test('a look that failed, or was overtaken, is taken again before a change', async () => {
  const { queue, press, log, shared, server } = createTab()
  shared.mark = 'others-1'
  server.answers = false
  await queue.refresh(() => Promise.reject(new UpstreamError('network', 'GET /selection')))
  server.answers = true
  log.length = 0
  await press()
  expect(log[0]).toBe('ask')

  await queue.refresh(async () => {
    shared.mark = 'others-2'
    return { ok: true, value: part(2) }
  })
  log.length = 0
  await press()
  expect(log[0]).toBe('ask')
})

test('a change that is over holds up no other tab, however it ended', async () => {
  const { queue, press, shared } = createTab()
  await press()
  expect(shared.openSince).toBeNull()
  await queue.change(async () => ({ ok: true, value: part(2) }))
  expect(shared.openSince).toBeNull()
  await expect(queue.runExclusive(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  expect(shared.openSince).toBeNull()
})

test('one’s own changes are no news', async () => {
  const { press, log } = createTab()
  await press()
  await press()
  expect(log).not.toContain('ask')
})

test('who could not be told what became of a change asks before the next', async () => {
  const { press, log, server, settled } = createTab()
  server.answers = false
  expect((await press()).kind).toBe('unknown')
  await settled()
  server.answers = true
  log.length = 0
  expect((await press()).kind).toBe('done')
  expect(log.slice(0, 3)).toEqual(['ask', 'before', 'send 1'])
})

test('what became of a change whose reply got lost is news to other tabs once it is known', async () => {
  const { press, log, shared, server, settled } = createTab()
  server.losesReplies = true
  expect((await press()).kind).toBe('done')
  await settled()
  expect(log).toEqual(['before', 'send 1', 'ask', 'before', 'done', 'after'])
  // One for the change, one for the look: who has looked in between looks again.
  expect(shared.marks).toBe(2)
  server.losesReplies = false
  log.length = 0
  await press()
  expect(log).not.toContain('ask')
})

test('what was tried when nobody answered is looked for before it is tried again', async () => {
  const { press, queue, log, server, ended, settled } = createTab()
  server.losesReplies = true
  const pressing = press()
  server.answers = true
  await pressing
  log.length = 0

  server.losesReplies = false
  server.answers = false
  expect((await press()).kind).toBe('unknown')
  const [intent] = ended.slice(-1)
  await settled()
  server.answers = true
  server.pieces += 1
  log.length = 0
  expect((await queue.submit(intent!, intent!.sent)).kind).toBe('done')
  expect(log.filter((word) => word.startsWith('send'))).toEqual([])
})

test('a copy of this tab is told of an intent before it is sent, and when it is over', async () => {
  const { press, shared, stagesAtSending } = createTab()
  await press()
  expect([stagesAtSending, [...shared.stages.values()]]).toEqual([['sent'], ['over']])
})

test('what this tab had under way itself is looked for at once', async () => {
  const { queue, log, server, settled } = createTab({ openSince: 0 })
  server.pieces = 3
  queue.restore([{ ...pressed, sent: { before: 2, by: 1, at: 0, mark: 'others-0' } }])
  await settled()
  expect(log.filter((word) => word === 'ask')).toEqual(['ask'])
  expect(log).toContain('done')
})

test('where nobody says what another tab has left, nothing is sent', async () => {
  const { press, log, shared, server } = createTab()
  shared.mark = 'others-1'
  server.answers = false
  expect((await press()).kind).toBe('unknown')
  expect(log).toEqual(['ask', 'unknown'])
})
