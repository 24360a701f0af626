import type { Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Log } from '../log.ts'
import type { Upstream } from './upstreams.ts'

export function logged(http: Http, upstream: Upstream, requestId: string, log: Log): Http {
  return async (call) => {
    const started = Date.now()
    const logOutcome = (outcome: string) =>
      log({ event: 'call', requestId, upstream, route: call.route, outcome, ms: Date.now() - started })
    try {
      const answer = await http(call)
      logOutcome(String(answer.status))
      return answer
    } catch (error) {
      logOutcome(error instanceof UpstreamError ? error.breakage : 'failed')
      throw error
    }
  }
}
