import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, UpstreamError } from '#src/commerce/reply.ts'
import type { Stage, Tabs } from '#src/effects/tabs/tabs.ts'
import type { Intent, IntentDraft, Subject } from '#src/features/cart/intents.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import { createCartQueue } from '#src/features/cart/queue/cart-queue.ts'
import type { DepositPorts } from '#src/features/cart/queue/deposit-repair.ts'
import { selectionOf } from '../examples/selections.ts'
import { createTestConnection } from './test-device.ts'
import { createTestTimer } from './test-timer.ts'

/** The fate of one call that changes the cart. `slow` answers when `slow.resolve()` is called. */
type Fate = 'answered' | 'refused' | 'request lost' | 'reply lost' | 'timeout' | 'slow' | 'bug'

interface QueueWorldOptions {
  /** Quantity of the one part in the cart at the start; the page shows it. */
  quantity?: number
  /** Milliseconds: an earlier change of another tab has been unanswered since then. */
  changeStartedAt?: number | null
}

const subject: Subject = { kind: 'item', item: '1-1', choices: null }

/** A press on "more" as a shopper makes it. */
const moreByOne: IntentDraft = { subject, by: 1, removes: false, name: 'Brake disc', slot: '1-1' }

/** The press `moreByOne` as an earlier page has left it in storage: not sent yet. */
export const storedIntent: Intent = { ...moreByOne, id: '1', at: 0, sent: null }

/** The mark of the last change of another tab, until the test or this tab sets another one. */
export const firstVersion = 'others-0'

/** A stored intent that was sent at `at`, when the cart contained two. */
export function sentIntent(at = 0, mark: string | null = firstVersion): Intent {
  return { ...storedIntent, sent: { before: 2, by: 1, at, mark } }
}

/** The cart with this quantity of its one part. */
export const cartOf = (quantity: number): Selection =>
  selectionOf(quantity > 0 ? [{ item: '1-1', quantity }] : [])

/** The quantity of the one part. */
export const quantityOf = (selection: Selection | null) => selection?.lines[0]?.quantity ?? 0

/** Deposit ports of a cart none of whose parts carries a deposit. */
export const noDeposits: DepositPorts = {
  setParts: () => new Map(),
  learnSetParts: async () => {},
  changeItems: () => Promise.reject(new Error('nothing to repair')),
}

/**
 * The world of one cart queue: a server with one part in its cart, a network whose faults the test chooses (`fates`,
 * `server.answers`), one tab of a browser whose other tabs the test plays (`shared`), and a clock.
 */
export function createQueueWorld({ quantity = 0, changeStartedAt = null }: QueueWorldOptions = {}) {
  /** Calls, signals to other tabs and ends of intents, in order: 'ask', 'send 1', 'before', 'after', 'done', … */
  const log: string[] = []
  /** The events reported to the page, in order. */
  const shown: ('busy' | 'idle' | 'suspend' | 'resume')[] = []
  /** The changes the server has carried out. */
  const applied: number[] = []
  const fates: Fate[] = []
  const slow = Promise.withResolvers<void>()
  /** The quantities of waiting intents, each time they changed. */
  const pending: number[][] = []
  /** Runs while the reply to a read is on its way, one a read. */
  const duringReads: (() => void)[] = []
  /** The end of each intent, with the quantities that still waited then. */
  const ends: { intent: Intent; kind: Outcome['kind']; waiting: number[] }[] = []
  const stagesAtSending: Stage[] = []
  const connection = createTestConnection()
  const timer = createTestTimer()
  const page = { selection: cartOf(quantity) as Selection | null }
  const server = { quantity, answers: true }
  const shared = { version: firstVersion, bumps: 0, changeStartedAt, stages: new Map<string, Stage>() }

  const tabs: Tabs = {
    id: 'mine',
    runExclusive: (work) => work(),
    version: () => shared.version,
    bumpVersion() {
      shared.version = `mine-${shared.bumps++}`
      shared.changeStartedAt = timer.now()
    },
    endChange() {
      shared.changeStartedAt = null
    },
    changeStartedAt: () => shared.changeStartedAt,
    setStage: (intent, stage) => void shared.stages.set(intent, stage),
    stageOf: (intent) => shared.stages.get(intent) ?? null,
    broadcast: (signal) => void log.push(signal),
  }

  /** The result of a call that changes the quantity by `by`. */
  async function answer(by: number): Promise<Result<Selection>> {
    const fate = fates.shift() ?? (server.answers ? 'answered' : 'request lost')
    if (fate === 'request lost') throw new UpstreamError('network', 'POST /items/{item}')
    if (fate === 'bug') throw new TypeError('bug')
    if (fate === 'timeout') throw new UpstreamError('timeout', 'POST /items/{item}')
    if (fate === 'refused') {
      return { ok: false, status: 404, errors: { item: 'not found' }, messages: [], body: null }
    }
    if (fate === 'slow') await slow.promise
    server.quantity += by
    applied.push(by)
    if (fate === 'reply lost') throw new UpstreamError('network', 'POST /items/{item}')
    return { ok: true, value: cartOf(server.quantity) }
  }

  const queue = createCartQueue({
    read: () => page.selection,
    replace: (selection) => {
      page.selection = selection
    },
    fetch: async () => {
      log.push('ask')
      if (!server.answers) throw new UpstreamError('network', 'GET /selection')
      const value = cartOf(server.quantity)
      duringReads.shift()?.()
      return { ok: true, value }
    },
    send: async (_, by) => {
      log.push(`send ${by}`)
      stagesAtSending.push(...shared.stages.values())
      return { reply: await answer(by), outdated: false }
    },
    ...noDeposits,
    pending: (intents) => void pending.push(intents.map(({ by }) => by)),
    ended(intent, { kind }) {
      log.push(kind)
      ends.push({ intent, kind, waiting: pending.at(-1) ?? [] })
    },
    busy: (busy) => void shown.push(busy ? 'busy' : 'idle'),
    widget: { suspend: () => void shown.push('suspend'), resume: () => void shown.push('resume') },
    tabs,
    connection: connection.port,
    timer,
    now: timer.now,
  })

  return {
    queue,
    log,
    shown,
    applied,
    fates,
    slow,
    pending,
    duringReads,
    ends,
    stagesAtSending,
    connection,
    timer,
    page,
    server,
    shared,
    answer,
    press: (by = 1, removes = false) => queue.submit({ ...moreByOne, by, removes }),
    change: (by: number) => queue.change(() => answer(by)),
    /** Reads of the cart so far. */
    reads: () => log.filter((entry) => entry === 'ask').length,
    /** Calls of intents so far. */
    sends: () => log.filter((entry) => entry.startsWith('send')),
    endKinds: () => ends.map(({ kind }) => kind),
    /** Everything that can happen without time passing has happened. */
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}
