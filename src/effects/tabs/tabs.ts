import type { ChangeSignal } from './cart-channel.ts'

/** How far an intent has come: `over`, whatever became of it. */
export type Stage = 'sent' | 'over'

/** What the tabs of one visitor have to agree on. */
export interface Tabs {
  /** Tells this tab from all others. */
  id: string
  /** Runs work while no other tab runs any: first come, first served. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  /** The mark of the last change any tab has made; null when none has. */
  version(): string | null
  /** Marks a change, before it is made: a tab that dies in the middle has warned the others. */
  bumpVersion(): void
  /** Notes that the change marked last has been answered. */
  endChange(): void
  /** Since when it has not (milliseconds since 1970): the tab that made it may be gone, its request still on the way. */
  changeStartedAt(): number | null
  /** Notes how far an intent has come. */
  setStage(intent: string, stage: Stage): void
  /** How far it has come in any tab, null before it is sent: one that was duplicated has the intents of the other. */
  stageOf(intent: string): Stage | null
  /** Signals a cart change to the other tabs, never to this one: before it, so that they wait for it, and after it. */
  broadcast(signal: ChangeSignal): void
}
