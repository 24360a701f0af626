import type { Selection } from '#src/commerce/contract/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import type { Timer } from '#src/effects/browser/timer.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'
import { inFlightFor } from './execute-intent.ts'
import type { Sent } from './intents.ts'
import { refetch, type SelectionPort } from './selection-port.ts'

interface TabSyncPorts extends SelectionPort {
  tabs: Tabs
  timer: Timer
  now(): number
}

/** A mark no tab makes. */
const unknownVersion = ''

/** Keeps what this tab knows of the cart in step with what all tabs do to it. */
export function createTabSync(ports: TabSyncPorts) {
  const { tabs, timer, now } = ports
  const state = { seen: tabs.changeStartedAt() === null ? tabs.version() : unknownVersion }
  const selectionPort: SelectionPort = { ...ports, fetch: ask }

  /** Who could not be told what the server holds has to ask before the next change. */
  async function ask(): Promise<Result<Selection>> {
    const { seen } = state
    state.seen = unknownVersion
    const reply = await ports.fetch()
    state.seen = seen
    return reply
  }

  /** Asks what the server holds, where another tab has changed it. False when it does not say. */
  async function refreshIfStale(): Promise<boolean> {
    const mark = tabs.version()
    if (mark === state.seen && ports.read()) return true
    if (!(await refetch(selectionPort))) return false
    state.seen = mark
    return true
  }

  return {
    selectionPort,
    catchUp: refreshIfStale,

    /** Before a change: nobody else's may be on its way, and this one starts from what the server holds. */
    async beforeChange(own: Sent | null = null): Promise<boolean> {
      const mine = own !== null && own.mark === tabs.version()
      const since = tabs.changeStartedAt()
      if (since !== null && !mine) {
        const left = inFlightFor(since, now())
        if (left > 0) await new Promise<void>((resolve) => timer.after(left, () => resolve()))
        state.seen = unknownVersion
      }
      return mine || refreshIfStale()
    },

    /** Has the other tabs know of a change that is about to be made. */
    announceChange(): string | null {
      const current = tabs.version() === state.seen
      tabs.bumpVersion()
      tabs.broadcast('before')
      if (current) state.seen = tabs.version()
      return tabs.version()
    },

    /** Notes what was read under a mark. */
    setSeenVersion(mark: string | null) {
      state.seen = mark
    },
  }
}

export type TabSync = ReturnType<typeof createTabSync>
