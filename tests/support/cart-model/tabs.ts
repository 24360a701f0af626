import type { Stage, Tabs } from '#src/effects/tabs/tabs.ts'

interface Waiting {
  tab: Living
  begin: () => void
}

/** A tab may be closed or reloaded in the middle of anything. */
export interface Living {
  alive: boolean
}

/** The shared objects of one browser's tabs: one lock, one mark, one channel. */
export function createBrowser(now: () => number, deliver: (work: () => void) => void) {
  const shared = { mark: null as string | null, marks: 0, open: null as number | null, tabs: 0 }
  const stages = new Map<string, Stage>()
  const waiting: Waiting[] = []
  const holder: { tab: Living | null } = { tab: null }
  const listeners: { tab: Living; run: () => void }[] = []

  function next() {
    const first = waiting.shift()
    holder.tab = first?.tab ?? null
    first?.begin()
  }

  function release(tab: Living) {
    if (holder.tab === tab) next()
  }

  function tabsOf(tab: Living): Tabs {
    return {
      id: `tab-${shared.tabs++}`,
      runExclusive: (work) =>
        new Promise((resolve, reject) => {
          const begin = () =>
            void work()
              .then(resolve, reject)
              .finally(() => release(tab))
          waiting.push({ tab, begin })
          if (holder.tab === null) next()
        }),
      version: () => shared.mark,
      bumpVersion: () => {
        shared.mark = `mark-${shared.marks++}`
        shared.open = now()
      },
      endChange: () => {
        shared.open = null
      },
      changeStartedAt: () => shared.open,
      setStage: (intent, stage) => void stages.set(intent, stage),
      stageOf: (intent) => stages.get(intent) ?? null,
      broadcast: () => {
        for (const other of listeners.filter((entry) => entry.tab !== tab)) {
          deliver(() => {
            if (other.tab.alive) other.run()
          })
        }
      },
    }
  }

  return {
    tabsOf,
    listen: (tab: Living, run: () => void) => void listeners.push({ tab, run }),
    /** Closes a tab; the browser releases the locks of its page. */
    close(tab: Living) {
      tab.alive = false
      for (const entry of waiting.filter((other) => other.tab === tab))
        waiting.splice(waiting.indexOf(entry), 1)
      release(tab)
    },
  }
}
