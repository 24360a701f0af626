import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Reply } from '#src/commerce/reply.ts'
import type { Timer } from '#src/effects/browser/timer.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'
import { arrivingFor } from './execute-intent.ts'
import type { Sent } from './intents.ts'
import { refetch, type SelectionPort } from './selection-port.ts'

interface TabSyncPorts extends SelectionPort {
  tabs: Tabs
  timer: Timer
  now(): number
}

/** A mark no tab makes. */
const unread = ''

/** Keeps what this tab knows of the cart in step with what all tabs do to it. */
export function createTabSync(ports: TabSyncPorts) {
  const { tabs, timer, now } = ports
  const state = { seen: tabs.openSince() === null ? tabs.mark() : unread }
  const selectionPort: SelectionPort = { ...ports, ask }

  /** Who could not be told what the server holds has to ask before the next change. */
  async function ask(): Promise<Reply<Selection>> {
    const { seen } = state
    state.seen = unread
    const reply = await ports.ask()
    state.seen = seen
    return reply
  }

  /** Asks what the server holds, where another tab has changed it. False when it does not say. */
  async function catchUp(): Promise<boolean> {
    const mark = tabs.mark()
    if (mark === state.seen && ports.read()) return true
    if (!(await refetch(selectionPort))) return false
    state.seen = mark
    return true
  }

  return {
    selectionPort,
    catchUp,

    /** Before a change: nobody else's may be on its way, and this one starts from what the server holds. */
    async begin(own: Sent | null = null): Promise<boolean> {
      const mine = own !== null && own.mark === tabs.mark()
      const since = tabs.openSince()
      if (since !== null && !mine) {
        const left = arrivingFor(since, now())
        if (left > 0) await new Promise<void>((resolve) => timer.after(left, () => resolve()))
        state.seen = unread
      }
      return mine || catchUp()
    },

    /** Has the other tabs know of a change that is about to be made. */
    warn(): string | null {
      const current = tabs.mark() === state.seen
      tabs.makeMark()
      tabs.tell('before')
      if (current) state.seen = tabs.mark()
      return tabs.mark()
    },

    /** Notes what was read under a mark. */
    haveSeen(mark: string | null) {
      state.seen = mark
    },
  }
}

export type TabSync = ReturnType<typeof createTabSync>
