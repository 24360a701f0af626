import { browserStore } from '../browser/storage.ts'
import { browserTimer } from '../browser/timer.ts'
import { cartChannelName as name } from './cart-channel.ts'
import { createLease } from './lease.ts'
import { locked } from './lock.ts'
import type { Stage, Tabs } from './tabs.ts'

const versionKey = 'rc_cart_mark'
const changeStartedKey = 'rc_cart_open'
const stagesKey = 'rc_cart_intents'
/** Far more than a tab may bring along from another. */
const maxStages = 50

/** Web Locks order the tabs, or a lease where the browser has none. */
export function browserTabs(): Tabs {
  const shared = browserStore('localStorage')
  const locks = Reflect.has(navigator, 'locks') ? navigator.locks : null
  const id = newVersion()
  const lease = createLease({ store: shared, timer: browserTimer, now: Date.now, id, name })
  const stages = () => shared.read(stagesKey)?.split(' ') ?? []
  const entry = (intent: string, stage: Stage) => `${intent}=${stage}`
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  return {
    id,
    runExclusive: locked(locks, name, lease),
    version: () => shared.read(versionKey),
    bumpVersion() {
      shared.write(versionKey, newVersion())
      shared.write(changeStartedKey, String(Date.now()))
    },
    endChange: () => shared.write(changeStartedKey, null),
    changeStartedAt() {
      const since = shared.read(changeStartedKey)
      return since === null ? null : Number(since) || 0
    },
    setStage: (intent, stage) =>
      shared.write(stagesKey, [...stages(), entry(intent, stage)].slice(-maxStages).join(' ')),
    stageOf: (intent) =>
      (['over', 'sent'] as const).find((stage) => stages().includes(entry(intent, stage))) ?? null,
    broadcast: (when) => channel?.postMessage(when),
  }
}

function newVersion(): string {
  return `${Date.now()}-${Math.random()}`
}
