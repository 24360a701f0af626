import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, UpstreamError } from '#src/commerce/reply.ts'
import type { DepositPorts } from '#src/features/cart/deposits/deposit-keeper.ts'
import { createCartQueue } from '#src/features/cart/queue/cart-queue.ts'
import type { Intent } from '#src/features/cart/queue/intents.ts'
import { selectionOf } from './selections.ts'
import { createTestConnection, onlyTab } from './test-device.ts'
import { createTestTimer } from './test-timer.ts'

type Fate = 'answered' | 'refused' | 'lost before' | 'lost after' | 'late' | 'slow' | 'bug'

/** A server with one item in the cart, a network that loses what it is told to, and a queue in front of both. */
export function createScene({ pieces = 0 } = {}) {
  const told: string[] = []
  const applied: number[] = []
  const fates: Fate[] = []
  /** A slow answer comes when this is resolved. */
  const slow = Promise.withResolvers<void>()
  const published: number[][] = []
  /** What happens while an answer to a question is on its way. */
  const meanwhile: (() => void)[] = []
  const ended: string[] = []
  /** What still waits when an end is told. */
  const left: number[][] = []
  const connection = createTestConnection()
  const timer = createTestTimer()
  const state = { pieces, shown: null as Selection | null, answers: true }
  const held = () => selectionOf(state.pieces > 0 ? [{ item: '1-1', quantity: state.pieces }] : [])
  state.shown = held()

  async function send(_: Intent | null, by: number): Promise<Result<Selection>> {
    const fate = fates.shift() ?? 'answered'
    if (fate === 'lost before') throw new UpstreamError('network', 'POST /items/{item}')
    if (fate === 'bug') throw new TypeError('bug')
    if (fate === 'late') throw new UpstreamError('timeout', 'POST /items/{item}')
    if (fate === 'refused') {
      return { ok: false, status: 404, errors: { item: 'not found' }, messages: [], body: null }
    }
    if (fate === 'slow') await slow.promise
    state.pieces += by
    applied.push(by)
    if (fate === 'lost after') throw new UpstreamError('network', 'POST /items/{item}')
    return { ok: true, value: held() }
  }

  const queue = createCartQueue({
    read: () => state.shown,
    replace: (selection) => {
      state.shown = selection
    },
    fetch: async () => {
      told.push('ask')
      if (!state.answers) throw new UpstreamError('network', 'GET /selection')
      const value = held()
      meanwhile.shift()?.()
      return { ok: true, value }
    },
    send: async (intent, by) => ({ reply: await send(intent, by), outdated: false }),
    ...noDeposits,
    pending: (intents) => published.push(intents.map(({ by }) => by)),
    ended(_, { kind }) {
      ended.push(kind)
      left.push(published.at(-1) ?? [])
    },
    busy: (busy) => told.push(busy ? 'busy' : 'idle'),
    widget: { suspend: () => told.push('suspend'), resume: () => told.push('resume') },
    tabs: onlyTab,
    connection: connection.port,
    timer,
    now: timer.now,
  })
  const press = (by: number, removes = false) =>
    queue.submit({
      subject: { kind: 'item', item: '1-1', choices: null },
      by,
      removes,
      name: 'Brake disc',
      place: '1-1',
    })
  const change = (by: number) => queue.change(() => send(null, by))
  return {
    ...state,
    state,
    queue,
    press,
    change,
    send,
    fates,
    slow,
    applied,
    told,
    published,
    meanwhile,
    ended,
    left,
    connection,
    timer,
  }
}

/** A cart none of whose parts carries a deposit. */
export const noDeposits: DepositPorts = {
  setParts: () => new Map(),
  learnSetParts: async () => {},
  changeItems: () => Promise.reject(new Error('nothing to repair')),
}

/** Pieces of the one part. */
export const quantityOf = (selection: Selection | null) => selection?.lines[0]?.quantity ?? 0
