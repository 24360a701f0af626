import type { ChangeSignal } from './cart-channel.ts'

export type Stage = 'sent' | 'over'

/** The state that the tabs of a visitor share. */
export interface Tabs {
  id: string
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  version(): string | null
  /** Sets a new version. Called before a change is sent, so that other tabs notice it even if this one is closed. */
  bumpVersion(): void
  endChange(): void
  /**
   * Start of the last unanswered change, in milliseconds since 1970; null if all are answered. Its tab may be closed
   * while the request is still pending.
   */
  changeStartedAt(): number | null
  setStage(intent: string, stage: Stage): void
  stageOf(intent: string): Stage | null
  /** Signals a cart change to the other tabs, never to this one: `before` it, so that they wait, and `after` it. */
  broadcast(signal: ChangeSignal): void
}
