import type { Context } from 'hono'
import type { CallKind } from '#src/commerce/catalogue-api.ts'
import type { Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Edge } from '../context.ts'
import type { PageUpstream } from '../log.ts'
import { createSecurityLog } from '../security-log/security-log.ts'

/** A call that is about to be made. */
export interface GatedCall {
  upstream: PageUpstream
  /** In the notation of its documentation. */
  route: string
  kind: CallKind
}

/** Decides for one request whether services may be asked. */
export interface CallGate {
  /**
   * What is thrown instead of making a call; null where it may be made: a 429 `Response` where the visitor's network has
   * asked for too much, an `UpstreamError` where the service takes no more unusual calls. A request whose first call of a
   * kind was let through may make the others too, so that nothing ends halfway.
   */
  refusal(call: GatedCall): Response | UpstreamError | null
  /** Counts a call that is made. */
  made(kind: CallKind): void
  /** Counts an address at which there is nothing. */
  foundNothing(): void
}

/** The gate of a request, by its visitor's network. */
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
        // What changes a cart takes several calls.
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

/** Wraps calls that no cache answers, so that each passes the gate. */
export function throughGate(
  http: Http,
  gate: CallGate,
  upstream: PageUpstream,
  kindOf: () => CallKind | Promise<CallKind>,
): Http {
  return async (call) => {
    const kind = await kindOf()
    const refusal = gate.refusal({ upstream, route: call.route, kind })
    if (refusal) throw refusal
    gate.made(kind)
    return http(call)
  }
}
