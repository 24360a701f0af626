import type { Connection } from '#src/effects/browser/connection.ts'
import type { TextStore } from '#src/effects/browser/storage.ts'
import type { Tabs } from '#src/effects/tabs/tabs.ts'

/** A network that is there until a test takes it away. */
export function createTestConnection() {
  const listeners: ((online: boolean) => void)[] = []
  let online = true
  const port: Connection = {
    online: () => online,
    onChange: (run) => void listeners.push(run),
  }
  return {
    port,
    setOnline(on: boolean) {
      online = on
      for (const run of listeners) run(on)
    },
  }
}

/** Storage that outlives a document. */
export function createTestStore(): TextStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => void (text === null ? kept.delete(name) : kept.set(name, text)),
  }
}

/** A shopper with one tab. */
export const onlyTab: Tabs = {
  id: 'only',
  runExclusive: (work) => work(),
  version: () => null,
  bumpVersion() {},
  endChange() {},
  changeStartedAt: () => null,
  setStage() {},
  stageOf: () => null,
  broadcast() {},
}

/** Storage that keeps nothing. */
export const noStore: TextStore = { read: () => null, write() {} }

/** A network that never goes away. */
export const alwaysOnline: Connection = { online: () => true, onChange() {} }
