import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import type { Result } from '#src/commerce/reply.ts'
import type { Timer } from '#src/effects/browser/timer.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'
import type { Sent } from '../intents.ts'
import { inFlightFor } from './execute-intent.ts'
import { refetch, type SelectionPort } from './selection-port.ts'

interface TabSyncPorts extends SelectionPort {
  tabs: Tabs
  timer: Timer
  now(): number
}

/** A version no tab writes: what is shown under it is read again. */
const unknownVersion = ''

/** Keeps what this tab knows of the cart in step with what all tabs do to it. */
export function createTabSync(ports: TabSyncPorts) {
  const { tabs, timer, now } = ports
  const state = { seen: readableVersion() }
  const selectionPort: SelectionPort = { ...ports, fetch: ask }

  /**
   * The version that a read which starts now will have seen. None while a change is unanswered: the read may be older
   * than the change, or newer. (Under a lock of all tabs, that is the change of a tab that was closed.)
   */
  function readableVersion(): string | null {
    return tabs.changeStartedAt() === null ? tabs.version() : unknownVersion
  }

  /** Fetches the selection. After a failed fetch the version counts as unknown, so that the next change asks again. */
  async function ask(): Promise<Result<Selection>> {
    const { seen } = state
    state.seen = unknownVersion
    const reply = await ports.fetch()
    state.seen = seen
    return reply
  }

  /** Asks what the server holds, unless `version` has been seen. False when it does not say. */
  async function refreshUnlessSeen(version: string | null): Promise<boolean> {
    if (version === state.seen && version !== unknownVersion && ports.read()) return true
    if (!(await refetch(selectionPort))) return false
    state.seen = version
    return true
  }

  return {
    selectionPort,
    readableVersion,

    /**
     * Asks what the server holds, where another tab has changed it: by the stored version, or because that tab has said so
     * (`changed`), as its message may arrive before what it stored. False when the server does not say.
     */
    catchUp(changed: boolean): Promise<boolean> {
      if (changed) state.seen = unknownVersion
      return refreshUnlessSeen(readableVersion())
    },

    /** Before a change: waits for an unanswered one of another tab, then refetches a cart that is out of date. */
    async beforeChange(sent: Sent | null = null): Promise<boolean> {
      const mine = sent !== null && sent.mark === tabs.version()
      const since = tabs.changeStartedAt()
      if (since !== null && !mine) {
        const left = inFlightFor(since, now())
        if (left > 0) await new Promise<void>((resolve) => timer.after(left, () => resolve()))
        state.seen = unknownVersion
      }
      return mine || refreshUnlessSeen(tabs.version())
    },

    /** Has the other tabs know of a change that is about to be made. */
    announceChange(): string | null {
      const current = tabs.version() === state.seen
      tabs.bumpVersion()
      tabs.broadcast('before')
      if (current) state.seen = tabs.version()
      return tabs.version()
    },

    /** Notes the version a read has seen. */
    setSeenVersion(version: string | null) {
      state.seen = version
    },
  }
}

export type TabSync = ReturnType<typeof createTabSync>
