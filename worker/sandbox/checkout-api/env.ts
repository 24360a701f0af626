import type { Context } from 'hono'
import type { Locale } from '#src/i18n/locales.ts'
import type { World } from '../world.ts'
import type { SelectionState } from './selection/selection-state.ts'

/** The session as a call sees it. A copy: changing it has no effect. */
export interface Session {
  /** Null when the caller requested no session (`API-token: none`): nothing is stored then. */
  token: string | null
  language: Locale
  /** ISO 3166 code; null when the visitor's country is unknown. */
  country: string | null
  state: string | null
  market: number
  pricelist: number
}

/** Why a request body could not be read. */
export interface Unreadable {
  status: 400 | 413
  error: string
}

export interface CheckoutEnv {
  Variables: {
    world: World
    session: Session
    /** Row id of the session; null without a session. */
    sessionRow: number | null
    /** The selection at the start of the call; without a session it is never stored. */
    initialState: SelectionState
    /** The caller sent the shared secret. */
    serverSide: boolean
    /** The request body as text, or why it could not be read. */
    sent: string | Unreadable
    /** The parsed request body; an empty object when there was none. */
    body: Record<string, unknown>
  }
}

export type CheckoutContext = Context<CheckoutEnv>
