import type { Context } from 'hono'
import type { CallKind } from '#src/commerce/catalogue-api.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Edge } from '../context.ts'
import { createSecurityLog } from '../security-log/create-security-log.ts'
import type { CallGate } from './call-gate.ts'

export function createCallGate(c: Context<Edge>): CallGate {
  const { isolate, caller } = c.var
  const budget = caller && isolate.callBudgets(caller)
  const securityLog = createSecurityLog(c)
  const decided = new Map<CallKind, boolean>()
  let hasBegunChange = false

  function allows(kind: CallKind): boolean {
    const allowed = decided.get(kind) ?? budget?.allows(kind) ?? true
    decided.set(kind, allowed)
    return allowed
  }

  return {
    refusal({ upstream, route, kind }) {
      if (!allows(kind)) {
        const pause = budget?.pause(kind) ?? 1
        c.set('limitPeriod', pause)
        securityLog('limit-reached')
        return new Response(null, { status: 429, headers: { 'retry-after': String(pause) } })
      }
      const isGuess = kind === 'address' && budget?.isGuessing() === true
      const isUnusual = isGuess || kind === 'unusual'
      if (!isUnusual || isolate.unusualShares[upstream].spend() || hasBegunChange) {
        // A change of the cart takes several calls.
        hasBegunChange ||= upstream === 'checkout'
        return null
      }
      if (isGuess) budget?.foundNothing()
      else budget?.spend(kind)
      return new UpstreamError('busy', route)
    },
    made: (kind) => budget?.spend(kind),
    foundNothing: () => budget?.foundNothing(),
  }
}
