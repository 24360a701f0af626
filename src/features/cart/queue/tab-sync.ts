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

/** A version that no tab writes: a cart shown under it is read again. */
const unknownVersion = ''

export function createTabSync(ports: TabSyncPorts) {
  const { tabs, timer, now } = ports
  const state = { seen: readableVersion() }
  const selectionPort: SelectionPort = { ...ports, fetch: ask }

  /**
   * The version a read that starts now will have seen. Null while a change is unanswered: the read may be older or
   * newer than the change. (Under a lock of all tabs, that is a change of a closed tab.)
   */
  function readableVersion(): string | null {
    return tabs.changeStartedAt() === null ? tabs.version() : unknownVersion
  }

  /** Fetches the selection. After a failure the version counts as unknown, so that the next change reads again. */
  async function ask(): Promise<Result<Selection>> {
    const { seen } = state
    state.seen = unknownVersion
    const reply = await ports.fetch()
    state.seen = seen
    return reply
  }

  /** Reads the selection unless `version` has been seen. False if the server does not answer. */
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
     * Reads the selection if another tab has changed it: by the stored version, or by a message of that tab
     * (`changed`), which may arrive before the stored version. False if the server does not answer.
     */
    catchUp(changed: boolean): Promise<boolean> {
      if (changed) state.seen = unknownVersion
      return refreshUnlessSeen(readableVersion())
    },

    /** Before a change: waits for an unanswered change of another tab, then refetches an outdated cart. */
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

    announceChange(): string | null {
      const current = tabs.version() === state.seen
      tabs.bumpVersion()
      tabs.broadcast('before')
      if (current) state.seen = tabs.version()
      return tabs.version()
    },

    setSeenVersion(version: string | null) {
      state.seen = version
    },
  }
}

export type TabSync = ReturnType<typeof createTabSync>
