import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { type Result, UpstreamError } from '#src/commerce/reply.ts'
import type { Intent, IntentDraft, Subject } from '#src/features/cart/intents.ts'
import { subjectQuantity } from '#src/features/cart/intents.ts'
import { changeQuantity, type ItemCalls } from '#src/features/cart/operations/change-quantity.ts'
import type { Outcome } from '#src/features/cart/outcome.ts'
import type { CartQueue } from '#src/features/cart/queue/cart-queue.ts'
import type { CartQueuePorts } from '#src/features/cart/queue/cart-queue-ports.ts'
import { contents, depositOf, goodsOf, type Request } from './service.ts'
import type { Living } from './tabs.ts'

export type CreateCart = (ports: CartQueuePorts) => CartQueue

interface TabPorts {
  createCart: CreateCart
  send(request: Request, tab: Living): Promise<Result<Selection>>
  tabs: CartQueuePorts['tabs']
  connection: CartQueuePorts['connection']
  timer: CartQueuePorts['timer']
  now(): number
  tab: Living
  ended(press: string, intent: Intent, outcome: Outcome): void
}

/** One tab with the cart open, as a shopper presses in it. */
export function createTab(first: Selection, ports: TabPorts) {
  const { send, tab } = ports
  const state = {
    shown: first,
    pending: [] as Intent[],
    /** The cart on the server could not be determined, and the shopper has seen a message about it. */
    unsure: false,
    suspended: 0,
    minSuspended: 0,
    /** The cart that the widget on the page was started for. */
    widget: first,
    asked: 0,
    /** Number of submitted intents with an outcome. */
    answered: 0,
  }

  /** The calls a press may come to. */
  function callsOf(press: string, item: string): ItemCalls {
    const alone = (line: string | null, by: number) => send({ press, change: { item, line, by } }, tab)
    return {
      addItem: (_, by) => alone(null, by),
      addBundle: () => Promise.reject(new Error('the model sells no sets')),
      increaseLine: (line, by) => alone(line, by),
      decreaseLine: (line, by) => alone(line, -by),
      changeItems: (changes) => send({ press, change: { changes } }, tab),
    }
  }

  async function ask(): Promise<Result<Selection>> {
    for (let attempts = 3; ; attempts -= 1) {
      try {
        return await send({ press: null, change: null }, tab)
      } catch (error) {
        if (!(error instanceof UpstreamError) || attempts === 1) {
          state.unsure = true
          throw error
        }
      }
    }
  }

  const queue = ports.createCart({
    ...ports,
    read: () => state.shown,
    replace: (selection) => {
      state.shown = selection
      state.unsure = false
    },
    fetch: ask,
    send: ({ id, subject }, by, selection) =>
      changeQuantity(callsOf(id, subject.item), { subject, by }, selection, new Map()),
    setParts: () => new Map(),
    learnSetParts: async () => {},
    changeItems: (changes) => send({ press: null, change: { changes } }, tab),
    pending: (intents) => {
      state.pending = intents
    },
    ended: (intent, outcome) => ports.ended(intent.id, intent, outcome),
    busy: () => {},
    widget: {
      suspend: () => {
        state.suspended += 1
      },
      resume: () => {
        state.suspended -= 1
        state.minSuspended = Math.min(state.minSuspended, state.suspended)
      },
    },
  })

  /** The item has one line at most, which is found by its item before it is there. */
  function press(item: string, kind: 'add' | 'more' | 'fewer' | 'remove', by: number) {
    const line = state.shown.lines.find((entry) => entry.item === item)?.line
    if (kind !== 'add' && !line) return 0
    const subject: Subject =
      kind === 'add' || !line
        ? { kind: 'item', item, choices: null, deposit: depositOf[item] ?? '' }
        : { kind: 'line', line, item }
    const shown = subjectQuantity(state.shown, subject)
    const draft: IntentDraft = {
      subject,
      by: kind === 'remove' ? -shown : kind === 'fewer' ? -1 : by,
      removes: kind === 'remove',
      name: item,
      slot: item,
    }
    state.asked += 1
    void queue.submit(draft).then(() => {
      state.answered += 1
    })
    return Math.max(0, draft.by)
  }

  /** Another payment is started, and its widget shown. Orders nothing, but holds the queue. */
  function startWidget() {
    void queue.runExclusive(async () => {
      const reply = await send({ press: null, change: null }, tab).catch(() => null)
      if (reply?.ok) state.widget = state.shown
    })
  }

  /** A widget that sleeps takes no press. */
  function payByWidget() {
    const started = state.widget
    if (state.suspended > 0) return
    void queue.runExclusive(async (current) => {
      if (!current || contents(state.shown) !== contents(started)) return
      await send({ press: null, change: { payment: goodsOf(started) } }, tab).catch(() => null)
    })
  }

  return {
    tab,
    state,
    startWidget,
    payByWidget,
    queue,
    press,
    look: () => void queue.refresh(ask),
    follow: () => void queue.catchUp(false),
    setLanguage: (language: string) =>
      void queue.change(() => send({ press: null, change: { language } }, tab)),
  }
}
