import type { CallKind } from '#src/commerce/catalogue-api.ts'
import type { Http } from '#src/commerce/http.ts'
import type { UpstreamError } from '#src/commerce/reply.ts'
import type { PageUpstream } from '../upstream/upstreams.ts'

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
