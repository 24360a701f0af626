import type { MiddlewareHandler } from 'hono'
import { showsSecret } from '../access.ts'
import type { CheckoutEnv, Session } from '../env.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { loadSelection } from '../selection/selection-store.ts'
import { startingState } from '../selection/starting-state.ts'
import { startSession } from './session-store.ts'

/** Loads the session of a request's token, or creates one. */
export const session: MiddlewareHandler<CheckoutEnv> = (c, next) => {
  const { world } = c.var
  const headers = c.req.raw.headers
  const start = () => startingState(world, headers)
  c.set('serverSide', showsSecret(headers, world.ports.secret))
  const token = sentToken(headers)
  if (token === 'none') {
    const state = start()
    c.set('sessionRow', null)
    c.set('initialState', state)
    c.set('session', sessionOf(null, state))
    return next()
  }
  world.ports.sql.transaction(() => {
    const opened = startSession(world, token, start)
    const { state } = loadSelection(world, opened.row)
    c.set('sessionRow', opened.row)
    c.set('initialState', state)
    c.set('session', sessionOf(opened.token, state))
  })
  return next()
}

function sessionOf(token: string | null, state: SelectionState): Session {
  const { language, country, state: part, market, pricelist } = state
  return { token, language, country, state: part, market, pricelist }
}

/**
 * The token of a request: from the header `API-token`, or from `Accept: …;api-token=…`, which needs no CORS preflight.
 * `none` requests no session.
 */
function sentToken(headers: Headers): string | null {
  const accept = /(?:^|[;,\s])api-token=([^;,\s]+)/i.exec(headers.get('Accept') ?? '')?.[1]
  return headers.get('API-token') || accept || null
}
