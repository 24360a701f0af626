import type { Context } from 'hono'
import type { Locale } from '#src/i18n/locales.ts'
import type { World } from '../world.ts'
import type { SelectionState } from './selection/selection-state.ts'
import type { Unreadable } from './wire.ts'

/** Who is asking, and whose words, assortment and prices they see. A copy: changing it changes nothing. */
export interface Session {
  /** Null when the caller asked for no session (`API-token: none`): nothing is remembered. */
  token: string | null
  language: Locale
  /** Null when nobody knows where the visitor is. */
  country: string | null
  state: string | null
  market: number
  pricelist: number
}

export interface CheckoutEnv {
  Variables: {
    world: World
    session: Session
    /** Row of the session; null without one. */
    sessionRow: number | null
    /** The selection as it was when the call came in; all there is of it where nothing is remembered. */
    passing: SelectionState
    /** The caller showed the shared secret. */
    serverSide: boolean
    /** What came as the body, or why it cannot be read. */
    sent: string | Unreadable
    /** The JSON object of the body; empty when there was none. */
    body: Record<string, unknown>
  }
}

export type CheckoutContext = Context<CheckoutEnv>
