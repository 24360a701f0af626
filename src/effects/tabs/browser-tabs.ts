import { browserStore } from '../browser/storage.ts'
import { browserTimer } from '../browser/timer.ts'
import { cartChannel as name } from './cart-channel.ts'
import { createLease } from './lease.ts'
import { locked } from './lock.ts'
import type { Stage, Tabs } from './tabs.ts'

const markKey = 'rc_cart_mark'
const openKey = 'rc_cart_open'
const stagesKey = 'rc_cart_intents'
/** Far more than a tab may bring along from another. */
const mostStages = 50

/** Web Locks order the tabs, or a lease where the browser has none. */
export function browserTabs(): Tabs {
  const shared = browserStore('localStorage')
  const locks = Reflect.has(navigator, 'locks') ? navigator.locks : null
  const id = newMark()
  const lease = createLease({ store: shared, timer: browserTimer, now: Date.now, id, name })
  const stages = () => shared.read(stagesKey)?.split(' ') ?? []
  const entry = (intent: string, stage: Stage) => `${intent}=${stage}`
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  return {
    id,
    runExclusive: locked(locks, name, lease),
    mark: () => shared.read(markKey),
    makeMark() {
      shared.write(markKey, newMark())
      shared.write(openKey, String(Date.now()))
    },
    settle: () => shared.write(openKey, null),
    openSince() {
      const since = shared.read(openKey)
      return since === null ? null : Number(since) || 0
    },
    reach: (intent, stage) =>
      shared.write(stagesKey, [...stages(), entry(intent, stage)].slice(-mostStages).join(' ')),
    reached: (intent) =>
      (['over', 'sent'] as const).find((stage) => stages().includes(entry(intent, stage))) ?? null,
    tell: (when) => channel?.postMessage(when),
  }
}

function newMark(): string {
  return `${Date.now()}-${Math.random()}`
}
