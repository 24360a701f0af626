import type { ChangeSignal } from './cart-channel.ts'

/** The stage of an intent; `over`: finished, with any result. */
export type Stage = 'sent' | 'over'

/** The state that the tabs of a visitor share. */
export interface Tabs {
  /** A unique id of this tab. */
  id: string
  /** Runs work while no other tab runs any, in order of request. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  /** The version of the cart: a unique id of the last change in any tab; null when there was none. */
  version(): string | null
  /** Sets a new version. Called before a change is sent, so that other tabs know of it even if this one is closed. */
  bumpVersion(): void
  /** Records that the last change has been answered. */
  endChange(): void
  /**
   * When the last unanswered change began, in milliseconds since 1970; null when all are answered. The tab that sent it
   * may be closed while its request is still under way.
   */
  changeStartedAt(): number | null
  /** Records the stage of an intent. */
  setStage(intent: string, stage: Stage): void
  /**
   * The stage of an intent in any tab; null before it was sent. A duplicated tab has copies of the original's intents.
   */
  stageOf(intent: string): Stage | null
  /** Signals a cart change to the other tabs, never to this one: `before` it, so that they wait, and `after` it. */
  broadcast(signal: ChangeSignal): void
}
