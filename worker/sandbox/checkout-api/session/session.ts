import type { MiddlewareHandler } from 'hono'
import { showsSecret } from '../access.ts'
import type { CheckoutEnv, Session } from '../env.ts'
import type { SelectionState } from '../selection/selection-state.ts'
import { loadSelection } from '../selection/selection-store.ts'
import { startingState } from '../selection/starting-state.ts'
import { startSession } from './session-store.ts'

/** Finds out who is asking, and begins a session for whoever has none. */
export const session: MiddlewareHandler<CheckoutEnv> = (c, next) => {
  const { world } = c.var
  const headers = c.req.raw.headers
  const start = () => startingState(world, headers)
  c.set('serverSide', showsSecret(headers, world.ports.secret))
  const token = sentToken(headers)
  if (token === 'none') {
    const state = start()
    c.set('sessionRow', null)
    c.set('passing', state)
    c.set('session', seen(null, state))
    return next()
  }
  world.ports.sql.transaction(() => {
    const opened = startSession(world, token, start)
    const { state } = loadSelection(world, opened.row)
    c.set('sessionRow', opened.row)
    c.set('passing', state)
    c.set('session', seen(opened.token, state))
  })
  return next()
}

function seen(token: string | null, state: SelectionState): Session {
  const { language, country, state: part, market, pricelist } = state
  return { token, language, country, state: part, market, pricelist }
}

/** The token of a request: its own header, or smuggled into `Accept`, where it needs no preflight. */
function sentToken(headers: Headers): string | null {
  const accept = /(?:^|[;,\s])api-token=([^;,\s]+)/i.exec(headers.get('Accept') ?? '')?.[1]
  return headers.get('API-token') || accept || null
}
