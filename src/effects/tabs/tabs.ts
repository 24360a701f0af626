import type { ChangeSignal } from './cart-channel.ts'

export type Stage = 'sent' | 'over'

/** The state that the tabs of a visitor share. */
export interface Tabs {
  /** A unique id of this tab. */
  id: string
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  /** The version of the cart: a unique id of the last change in any tab; null without one. */
  version(): string | null
  /** Sets a new version. Called before a change is sent, so that other tabs notice it even if this one is closed. */
  bumpVersion(): void
  /** Records that the last change has been answered. */
  endChange(): void
  /**
   * Start of the last unanswered change, in milliseconds since 1970; null if all are answered. Its tab may be closed
   * while the request is still pending.
   */
  changeStartedAt(): number | null
  setStage(intent: string, stage: Stage): void
  /**
   * The stage of an intent in any tab; null before it was sent. A duplicated tab has copies of the original's intents.
   */
  stageOf(intent: string): Stage | null
  /** Signals a cart change to the other tabs, never to this one: `before` it, so that they wait, and `after` it. */
  broadcast(signal: ChangeSignal): void
}
