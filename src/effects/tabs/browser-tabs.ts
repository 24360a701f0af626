import { browserStore } from '../browser/storage.ts'
import { type CartChannel, cartChannelName } from './cart-channel.ts'
import { createTabLock } from './lock.ts'
import type { Stage, Tabs } from './tabs.ts'

const versionKey = 'rc_cart_mark'
const changeStartedKey = 'rc_cart_open'
const stagesKey = 'rc_cart_intents'
/** Maximum number of stored stages, far more than a duplicated tab can have. */
const maxStages = 50

/** Coordinates the cart between tabs: Web Locks order the changes, `localStorage` holds the shared state. */
export function browserTabs(channel: CartChannel): Tabs {
  const shared = browserStore('localStorage')
  const locks = 'locks' in navigator ? navigator.locks : null
  const stages = () => shared.read(stagesKey)?.split(' ') ?? []
  const entry = (intent: string, stage: Stage) => `${intent}=${stage}`
  return {
    id: newVersion(),
    runExclusive: createTabLock(locks, cartChannelName),
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
    broadcast: channel.broadcast,
  }
}

function newVersion(): string {
  return `${Date.now()}-${Math.random()}`
}
