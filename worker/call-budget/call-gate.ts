import type { CallKind } from '#src/commerce/catalogue-api.ts'
import type { Http } from '#src/commerce/http.ts'
import type { UpstreamError } from '#src/commerce/reply.ts'
import type { PageUpstream } from '../upstream/upstreams.ts'

export interface GatedCall {
  upstream: PageUpstream
  route: string
  kind: CallKind
}

/** Decides for one request whether services may be called. */
export interface CallGate {
  /**
   * The error to throw instead of a call; null if it is allowed: a 429 `Response` if the visitor's network has reached
   * its limit, an `UpstreamError` if the service accepts no more unusual calls. A request whose first call of a kind
   * was allowed may make the others too, so that no work stops halfway.
   */
  refusal(call: GatedCall): Response | UpstreamError | null
  made(kind: CallKind): void
  foundNothing(): void
}

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
